import type { Calls } from '../calls';
import { findsMembers, type MemberQuestion } from '../contract/memberList';
import { listsSimilar } from '../contract/members';
import { findMembers } from '../db/findMembers';
import { outageOf } from '../db/failures';
import { fillNameKeys } from '../db/fillNameKeys';
import { findSimilar } from '../db/similarMembers';
import { createWithholding } from '../privacy/withholding';
import type { Services } from '../services';
import { listName } from './members';

/** Made while a caller waits; the others by the server from time to time. */
const keysAtOnce = 100;

/** Not in the contract: one search and one sorted list of all members, and who was here before under another account. */
export function memberListCalls({ addList }: Calls, services: Services): void {
  const { db, recognise } = services;
  const { isWithheld } = createWithholding(services);

  const fillKeys = (only?: string[]) =>
    fillNameKeys(db, keysAtOnce, only).catch((error: unknown) => {
      // Who has no key is found by its letters, and is similar by phone and e-mail.
      if (!outageOf(error)) throw error;
      return 0;
    });

  const list = ({ q, status, joined_from, joined_to, gender, city, photo }: MemberQuestion) => {
    const chosenBy = { search: q, 'sign-up': joined_from ?? joined_to, gender, city, photo };
    const kinds = Object.entries(chosenBy).flatMap(([kind, value]) => (value ? [kind] : []));
    return [listName(status) || 'all members', kinds.join(', ')].filter(Boolean).join(' by ');
  };
  addList('GET /admins/members', findsMembers, { list }, async (question, readDb) => {
    await fillKeys();
    return findMembers(readDb, question);
  });

  addList('GET /admins/similar', listsSimilar, { list: () => 'similar users', most: 0 }, async ({ user_id: ids }) => {
    // Where that is not all, as after an upgrade, at least these have one.
    if ((await fillKeys()) === keysAtOnce) await fillKeys(ids);
    return { data: await findSimilar(db, ids, { recognise, isWithheld }) };
  });
}
