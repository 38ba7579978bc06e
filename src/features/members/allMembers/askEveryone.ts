import type { StoreThunk } from '@/shared/largeList/largeLists';
import type { EveryoneQuery } from '../allMembersState';
import type { Member } from '../member';
import type { MemberList } from '../memberList';

/** Who is found in several lists. A member who was answered since may stand in two of them, and counts in the later one. */
export const askEveryone =
  ({ listIds, find }: EveryoneQuery): StoreThunk<Promise<Member[]>> =>
  async (_dispatch, _getState, { largeLists }) => {
    const asked = listIds.map((id) => largeLists.get<MemberList>(id)?.ask('members', { find, sort: '' }));
    const found = (await Promise.all(asked)).flatMap((members) => members ?? []);
    return [...new Map(found.map((member) => [member.id, member])).values()];
  };
