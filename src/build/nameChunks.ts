import type { LoaderContext } from 'webpack';

const imports = /\bimport\((?=[^()]*?(\w+)['"]\))/g;

/** webpack loader: names the chunk of every `import('…/UserRequestsPage')` after its file, so that file names speak; a name given there goes first. */
export default function nameChunks(this: LoaderContext<object>, source: string, ...map: [sourceMap?: string]) {
  this.callback(null, source.replace(imports, 'import(/* webpackChunkName: "$1" */ '), ...map);
}
