import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { StartupError } from '../environment';

/** The 256 bits of a key file, which is made where there is none. */
export async function readOrMakeKey(file: string): Promise<Buffer> {
  if (!existsSync(file)) {
    const part = `${file}.${randomBytes(4).toString('hex')}.part`;
    await writeFile(part, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    // Of several processes the first one's stays.
    await link(part, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    await rm(part);
  }
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'hex');
  if (key.length !== 32) throw new StartupError(`${file} does not hold 64 hexadecimal digits.`);
  return key;
}
