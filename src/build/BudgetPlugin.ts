import type { Compilation, Compiler } from 'webpack';

/** Bytes on the wire, compressed with brotli. */
const budget: Record<string, number> = {
  'the sign-in form': 15_000,
  'the way to the dashboard': 359_000,
  'the style sheets of one screen': 42_000,
  chart: 310_000,
};
const budgetOfOthers = 140_000;

/** Prints the sizes, and fails the build when something exceeds its budget. */
export class BudgetPlugin {
  apply({ hooks, webpack }: Compiler) {
    // The last hook at which an error still prevents the files from being written.
    hooks.shouldEmit.tap('BudgetPlugin', (compilation) => {
      const costs = costsOf(compilation).filter(([, bytes]) => bytes > 0);
      const width = Math.max(...costs.map(([what]) => what.length));
      console.log('Bytes on the wire (brotli):');
      for (const [what, bytes] of costs) {
        const limit = budget[what] ?? budgetOfOthers;
        console.log(`${what.padEnd(width)} ${kilobytes(bytes)} of ${kilobytes(limit)}`);
        const excess = `Over budget: ${what} costs ${bytes} of ${limit} bytes (src/build/BudgetPlugin.ts).`;
        if (bytes > limit) compilation.errors.push(new webpack.WebpackError(excess));
      }
    });
  }
}

function costsOf(compilation: Compilation): [what: string, bytes: number][] {
  const groups = compilation.namedChunkGroups;
  const filesOf = (...names: string[]) => names.flatMap((name) => groups.get(name)?.getFiles() ?? []);
  const costOf = (files: string[]) => [...new Set(files)].reduce((bytes, file) => bytes + sizeOf(compilation, file), 0);
  const form = ['index.html', 'config.js'];
  const first = ['main', 'frame', 'dashboard'];
  const way = [...form, ...filesOf(...first)];
  const others = [...groups.keys()].filter((name) => !first.includes(name));
  const sheetsOf = (name: string) => [...way, ...filesOf(name)].filter((file) => file.endsWith('.css'));
  return [
    ['the sign-in form', costOf(form)],
    ['the way to the dashboard', costOf(way)],
    ['the style sheets of one screen', Math.max(...others.map((name) => costOf(sheetsOf(name))))],
    ...others.map((name): [string, number] => [name, costOf(filesOf(name).filter((file) => !way.includes(file)))]),
  ];
}

/** Small files, and those that the deployer edits, are not compressed. */
const sizeOf = (compilation: Compilation, file: string) =>
  (compilation.getAsset(`${file}.br`) ?? compilation.getAsset(file))?.source.size() ?? 0;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
