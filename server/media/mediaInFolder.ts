import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { MediaFile, MediaStore } from './mediaStore';

export function mediaInFolder(root: string): MediaStore {
  return {
    async put(name, bytes) {
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeWhole(file, bytes);
    },
    get: (name) => readFile(path.join(root, name)).catch(orUndefined),
    delete: (name) => rm(path.join(root, name), { force: true }),
    async list(folder) {
      const names = (await readdir(path.join(root, folder)).catch(orUndefined)) ?? [];
      const files = await Promise.all(names.map((name) => describe(root, `${folder}/${name}`)));
      return files.filter((file) => file !== undefined);
    },
  };
}

async function describe(root: string, name: string): Promise<MediaFile | undefined> {
  const found = await stat(path.join(root, name)).catch(orUndefined);
  return found && { path: name, size: found.size, changedAt: found.mtime };
}

function orUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Written under a temporary name, synced and renamed, so that no row ever names a partial file. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(`${file}.part`, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}
