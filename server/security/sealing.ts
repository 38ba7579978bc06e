import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';
import { HttpError } from '../httpError';
import type { Sealing } from '../services';
import { readOrMakeKey } from './keyFile';

const nonceLength = 12;
const tagLength = 16;

/** Where no key is set, the first call makes one in DATA_DIR. */
export function createSealing({ factorKey, dataFolder }: { factorKey?: Buffer; dataFolder: string }): Sealing {
  let ownKey: Buffer | undefined;
  const keyNow = async () => factorKey ?? (ownKey ??= await readOrMakeKey(path.join(dataFolder, 'factor.key')));
  return {
    keyFor: async (purpose) =>
      createHmac('sha256', await keyNow())
        .update(purpose)
        .digest(),
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
