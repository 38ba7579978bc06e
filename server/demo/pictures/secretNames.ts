import { createHmac, randomBytes } from 'node:crypto';
import type { MediaStore } from '../../media/mediaStore';

// Beside the pictures, so that a start which is repeated finds those that it has drawn; never served, as it is no picture.
const keyPath = 'demonstration/names.key';

/** Turns the name of a drawing into one that nobody can guess, always the same one in the same store. */
export async function secretNames(media: MediaStore): Promise<(name: string) => string> {
  let key = await media.get(keyPath);
  if (!key) {
    key = randomBytes(32);
    await media.put(keyPath, key);
  }
  const secret = key;
  return (name) => createHmac('sha256', secret).update(name).digest('hex').slice(0, 32);
}
