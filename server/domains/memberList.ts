import type { Calls } from '../calls';
import { findsMembers } from '../contract/memberList';
import { findMembers } from '../db/findMembers';
import { outageOf } from '../db/failures';
import { fillNameKeys } from '../db/fillNameKeys';
import type { Services } from '../services';
import { listName } from './members';

/** Made while a caller waits; the others by the server from time to time. */
const keysAtOnce = 100;

/** Not in the contract: one search and one sorted list of all members. */
export function memberListCalls({ addList }: Calls, { db }: Services): void {
  const list = ({ q, status }: { q: string; status: Parameters<typeof listName>[0] }) =>
    `${listName(status) || 'all members'}${q === '' ? '' : ' by search'}`;
  addList('GET /admins/members', findsMembers, { list }, async (question, readDb) => {
    try {
      await fillNameKeys(db, keysAtOnce);
    } catch (error) {
      // Who has no key is found by its letters.
      if (!outageOf(error)) throw error;
    }
    return findMembers(readDb, question);
  });
}
