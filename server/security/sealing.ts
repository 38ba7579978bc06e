import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../environment';
import { HttpError } from '../httpError';
import type { Recognise, Sealing } from '../services';

const nonceLength = 12;
const tagLength = 16;

export function createSealing({ factorKey, dataFolder }: { factorKey?: Buffer; dataFolder: string }): Sealing {
  const keyNow = keyFrom(factorKey, path.join(dataFolder, 'factor.key'));
  return {
    keyFor: async (purpose) => hmacOf(await keyNow(), purpose).digest(),
    async seal(text, administratorId) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', await keyNow(), nonce).setAAD(Buffer.from(`${administratorId}`));
      const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString('base64url');
    },
    async open(sealed, administratorId) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, nonceLength);
      const decipher = createDecipheriv('aes-256-gcm', await keyNow(), nonce).setAAD(Buffer.from(`${administratorId}`));
      decipher.setAuthTag(bytes.subarray(-tagLength));
      try {
        return decipher.update(bytes.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        throw new HttpError(
          503,
          'The server has another FACTOR_KEY than when this app was added. Use a recovery code.',
        );
      }
    },
  };
}

type RecognitionKey = { recognitionKey?: Buffer; dataFolder: string };

export function createRecognition({ recognitionKey, dataFolder }: RecognitionKey): Recognise {
  const keyNow = keyFrom(recognitionKey, path.join(dataFolder, 'recognition.key'));
  return async (kind, key) => hmacOf(await keyNow(), `${kind}:${key}`).digest('hex');
}

const hmacOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text);

/** Where no key is set, the first call makes one in DATA_DIR. */
function keyFrom(set: Buffer | undefined, file: string): () => Promise<Buffer> {
  let own: Buffer | undefined;
  return async () => set ?? (own ??= await readOrMakeKey(file));
}

/** The 256 bits of a key file, which is made where there is none. */
async function readOrMakeKey(file: string): Promise<Buffer> {
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
