import type { StoreThunk } from '@/shared/largeList/largeLists';
import type { EveryoneQuery } from '../allMembersState';
import type { Member } from '../member';
import type { MemberList } from '../memberList';

/** The first `count` matches of several lists, and the total. A member answered meanwhile may be in two; the later one wins. */
export const askEveryone =
  ({ listIds, find }: EveryoneQuery, count = Infinity): StoreThunk<Promise<{ rows: Member[]; total: number }>> =>
  async (_dispatch, _getState, { largeLists }) => {
    const asked = listIds.map((id) => largeLists.get<MemberList>(id)?.ask('first', { find, sort: '', count }));
    const found = (await Promise.all(asked)).filter((part) => part !== undefined);
    const rows = [...new Map(found.flatMap((part) => part.rows.map((row) => [row.id, row]))).values()];
    const total = found.reduce((sum, part) => sum + part.total, 0);
    return { rows: rows.slice(0, count), total: found.every((part) => part.total <= count) ? rows.length : total };
  };
