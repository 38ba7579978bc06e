import { buildSync } from 'esbuild';
import type { LoaderContext } from 'webpack';

/** webpack loader for `?inline`: a style sheet or script as one minified string for index.html. */
export default function inlineText(this: LoaderContext<object>): string {
  const options = { bundle: true, minify: true, target: 'es2022' };
  const { outputFiles } = buildSync({ ...options, entryPoints: [this.resourcePath], write: false });
  // Imports resolve relative to it.
  this.addContextDependency(`${this.rootContext}/src`);
  return outputFiles[0]?.text.trim() ?? '';
}
