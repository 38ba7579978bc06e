import type { LoaderContext } from 'webpack';

const imports = /\bimport\((?=[^()]*?(\w+)['"]\))/g;

/** webpack loader: names the chunk of every dynamic import after its file, unless webpackChunkName is given. */
export default function nameChunks(this: LoaderContext<object>, source: string, ...map: [sourceMap?: string]) {
  this.callback(null, source.replace(imports, 'import(/* webpackChunkName: "$1" */ '), ...map);
}
