import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../environment';
import type { Recognise } from '../services';

const recognitionKeyFile = 'recognition.key';

/** Where no key is set, the first call makes one in DATA_DIR. */
export function createRecognition({
  recognitionKey,
  dataFolder,
}: {
  recognitionKey?: Buffer;
  dataFolder: string;
}): Recognise {
  let ownKey: Buffer | undefined;
  return async (kind, key) => {
    const secret = recognitionKey ?? (ownKey ??= await readOrMake(path.join(dataFolder, recognitionKeyFile)));
    return createHmac('sha256', secret).update(`${kind}:${key}`).digest('hex');
  };
}

async function readOrMake(file: string): Promise<Buffer> {
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
