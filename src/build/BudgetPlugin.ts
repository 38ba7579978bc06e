import type { Compiler } from 'webpack';

/** Bytes on the wire, compressed with brotli, from the address to the dashboard. */
const budget = 357_000;

/** Prints what the way to the dashboard costs, and fails the build over its budget. */
export class BudgetPlugin {
  apply({ hooks, webpack }: Compiler) {
    // The last hook at which an error still prevents the files from being written.
    hooks.shouldEmit.tap('BudgetPlugin', (compilation) => {
      const filesOf = (chunk: string) => compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
      const files = new Set(['index.html', 'config.js', ...filesOf('main'), ...filesOf('dashboard')]);
      // Small files, and config.js, are not compressed.
      const sizes = [...files].map((file) => compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file));
      const cost = sizes.reduce((bytes, asset) => bytes + (asset?.source.size() ?? 0), 0);
      console.log(`The way to the dashboard: ${cost} of ${budget} bytes.`);
      if (cost > budget)
        compilation.errors.push(new webpack.WebpackError(`The way to the dashboard costs ${cost} of ${budget} bytes.`));
    });
  }
}
