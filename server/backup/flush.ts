import { open } from 'node:fs/promises';

/** Waits until the content of a file, or the names in a folder, are on the disk. Windows has no such call for folders. */
export async function flush(fileOrFolder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(fileOrFolder, 'r');
  await handle.sync();
  await handle.close();
}
