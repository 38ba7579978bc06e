import path from 'node:path';
import { buildSync } from 'esbuild';
import type { LoaderContext } from 'webpack';

/** webpack loader: a style sheet or script imported with `?inline` becomes one minified string, to be written into index.html. */
export default function inlineText(this: LoaderContext<object>): string {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [this.resourcePath],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    alias: { '@': path.join(this.rootContext, 'src') },
    absWorkingDir: this.rootContext,
  });
  for (const file of Object.keys(metafile.inputs)) this.addDependency(path.resolve(this.rootContext, file));
  return outputFiles[0]?.text.trim() ?? '';
}
