import path from 'node:path';
import type { ChunkGroup, Compiler } from 'webpack';

/** Names every `import('…/UserRequestsPage')` after its file, so that the route table needs no magic comments and file names speak. */
export class NameChunksPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('NameChunksPlugin', (compilation) => {
      // Before splitChunks, which asks for these names.
      compilation.hooks.afterChunks.tap('NameChunksPlugin', () => {
        for (const group of compilation.chunkGroups) {
          const name = importedName(group);
          const [chunk] = group.chunks;
          if (!name || !chunk || chunk.name || compilation.namedChunks.has(name)) continue;
          chunk.name = name;
          compilation.namedChunks.set(name, chunk);
        }
      });
    });
  }
}

/** The file whose `import()` made this group of chunks, or the name of a worker; undefined for the entry; a name given by a comment goes first. */
export function importedName(group: ChunkGroup): string | undefined {
  if (group.isInitial()) return undefined;
  if (group.name) return group.name;
  const request = group.origins.find((origin) => origin.request)?.request;
  return request && path.basename(request).replace(/\.\w+$/, '');
}
