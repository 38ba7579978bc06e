import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, writeWhole } from '../files';
import type { FileStorage } from './fileStorage';

export function storageInFolder(root: string): FileStorage {
  const at = (name: string) => path.join(root, name);
  const describe = async (name: string) => {
    const found = await stat(at(name)).catch(orUndefined);
    return found ? [{ path: name, size: found.size, changedAt: found.mtime }] : [];
  };
  const write: FileStorage['write'] = async (name, make) => {
    await makeFolder(path.dirname(at(name)));
    await make(at(name));
  };
  return {
    write,
    put: (name, bytes) => write(name, (file) => writeWhole(file, (part) => writeFile(part, bytes))),
    get: (name) => readFile(at(name)).catch(orUndefined),
    read: async (name) => createReadStream(at(name)),
    rename: (from, to) => rename(at(from), at(to)),
    delete: (name) => rm(at(name), { force: true }),
    async list(folder) {
      const names = (await readdir(at(folder)).catch(orUndefined)) ?? [];
      return (await Promise.all(names.map((name) => describe(path.posix.join(folder, name))))).flat();
    },
  };
}

function orUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
