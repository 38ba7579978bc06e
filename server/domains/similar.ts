import type { Calls } from '../calls';
import { listsSimilar } from '../contract/similar';
import { outageOf } from '../db/failures';
import { fillNameKeys } from '../db/fillNameKeys';
import { findSimilar } from '../db/similarMembers';
import { createWithholding } from '../privacy/withholding';
import type { Services } from '../services';

/** Made while a caller waits; the others by the server from time to time. */
const keysAtOnce = 100;

export function similarCalls({ addList }: Calls, services: Services): void {
  const { db, recognise } = services;
  const { isWithheld } = createWithholding(services);
  // Not in the contract: who was here before under another account.
  addList('GET /admins/similar', listsSimilar, { list: () => 'similar users', most: 0 }, async ({ user_id: ids }) => {
    try {
      // Where that is not all, as after an upgrade, at least these have one.
      if ((await fillNameKeys(db, keysAtOnce)) === keysAtOnce) await fillNameKeys(db, keysAtOnce, ids);
    } catch (error) {
      // Without new keys phone and e-mail are still compared.
      if (!outageOf(error)) throw error;
    }
    return { data: await findSimilar(db, ids, { recognise, isWithheld }) };
  });
}
