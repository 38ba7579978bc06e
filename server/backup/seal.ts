import { createCipheriv, createDecipheriv, randomBytes, type DecipherGCM } from 'node:crypto';
import { StartupError } from '../environment';

/** A sealed file: these letters, the nonce, what AES-256-GCM makes of the content, and the tag that proves it. */
const letters = Buffer.from('vivaha aes-256-gcm\n');
const nonceLength = 12;
const tagLength = 16;
const headLength = letters.length + nonceLength;

export function sealedWith(key: Buffer | undefined) {
  return async function* (content: AsyncIterable<Buffer>) {
    if (!key) return yield* content;
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', key, nonce);
    yield Buffer.concat([letters, nonce]);
    for await (const piece of content) yield cipher.update(piece);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  };
}

/** The content of a backup, sealed or not. It is proved at its end only: nothing of it may count before. */
export async function* readSealed(backup: AsyncIterable<Buffer>, key: Buffer | undefined): AsyncGenerator<Buffer> {
  let [isPlain, held, decipher]: [boolean, Buffer, DecipherGCM | undefined] = [false, Buffer.alloc(0), undefined];
  for await (const piece of backup) {
    held = Buffer.concat([held, piece]);
    if (!isPlain && !decipher && held.length >= headLength) {
      isPlain = !held.subarray(0, letters.length).equals(letters);
      if (!isPlain && !key)
        throw new StartupError('The backup is encrypted: set the BACKUP_KEY with which it was made.');
      if (!isPlain && key) decipher = createDecipheriv('aes-256-gcm', key, held.subarray(letters.length, headLength));
      if (decipher) held = held.subarray(headLength);
    }
    // What may be the tag is kept back.
    const ready = isPlain ? held.length : decipher ? Math.max(0, held.length - tagLength) : 0;
    if (ready > 0) yield decipher?.update(held.subarray(0, ready)) ?? held;
    held = held.subarray(ready);
  }
  yield decipher?.setAuthTag(held).final() ?? held;
}
