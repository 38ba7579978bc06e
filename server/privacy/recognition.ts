import { createHmac } from 'node:crypto';
import path from 'node:path';
import { readOrMakeKey } from '../security/keyFile';
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
    const secret = recognitionKey ?? (ownKey ??= await readOrMakeKey(path.join(dataFolder, recognitionKeyFile)));
    return createHmac('sha256', secret).update(`${kind}:${key}`).digest('hex');
  };
}
