import { rmSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Waits until the content of a file, or the names in a folder, are on the disk. Windows has no such call for folders. */
export async function flush(fileOrFolder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(fileOrFolder, 'r');
  await handle.sync();
  await handle.close();
}

/**
 * Makes a folder for its owner alone, and those above it. Node's own `recursive` never comes to an end where no folder can be made,
 * as in /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isThere()) return;
  await makeFolder(path.dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    // Another process may have made it.
    if (!isThere()) throw error;
  });
}

/** Makes a file for its owner alone, under another name until all of it is on the disk; one of the same name is replaced. */
export async function writeWhole(file: string, fill: (part: string) => Promise<unknown>): Promise<void> {
  const part = `${file}.part`;
  await rm(part, { force: true });
  try {
    await (await open(part, 'w', 0o600)).close();
    await fill(part);
    await flush(part);
    await rename(part, file);
    await flush(path.dirname(file));
  } finally {
    await rm(part, { force: true });
  }
}

/** Works in a folder that is gone afterwards, also where the program is asked to end on the way. */
export async function inTemporaryFolder<Result>(
  prefix: string,
  work: (folder: string) => Promise<Result>,
  below = tmpdir(),
): Promise<Result> {
  const folder = await mkdtemp(path.join(below, prefix));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    await rm(folder, { recursive: true, force: true });
  }
}
