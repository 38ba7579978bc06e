import { buildSync } from 'esbuild';
import type { LoaderContext } from 'webpack';

/** webpack loader: a style sheet or script imported with `?inline` becomes one minified string, to be written into index.html. */
export default function inlineText(this: LoaderContext<object>): string {
  const options = { bundle: true, minify: true, target: 'es2022' };
  const { outputFiles } = buildSync({ ...options, entryPoints: [this.resourcePath], write: false });
  // What it imports lies there.
  this.addContextDependency(`${this.rootContext}/src`);
  return outputFiles[0]?.text.trim() ?? '';
}
