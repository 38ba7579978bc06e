import { pageOfWhole, rowsPerPage, type Page, type WholeList } from '@/shared/api/page';
import { largeListsOf, type StoreDispatch } from '@/shared/largeList/largeLists';
import { askEveryone } from './allMembers/askEveryone';
import type { EveryonePageQuery } from './allMembersState';
import type { Member } from './member';
import type { MemberDetail } from './memberDetail';
import type { MemberList } from './memberList';
import { membersApi, membersSearch, oneMember, type MembersSearch } from './membersApi';
import { together, type SharedSigns, type Signed } from './sharedSigns';

type SharedSignsQuery = { listIds: readonly number[]; revision: string; one: Signed };

/** Endpoints that only searches need, in the chunk of those. */
export const memberSearchesApi = membersApi.injectEndpoints({
  endpoints: (build) => ({
    getEveryonePage: build.query<Page<Member>, EveryonePageQuery>({
      queryFn: async ({ page, ...query }, { dispatch }) => {
        const { rows, total } = await (dispatch as StoreDispatch)(askEveryone(query, page * rowsPerPage));
        return { data: { ...pageOfWhole({ rows, unreadable: 0 }, page), total } };
      },
      keepUnusedDataFor: 0,
    }),
    getSharedSigns: build.query<SharedSigns, SharedSignsQuery>({
      queryFn: async ({ listIds, one }, api) => {
        const asked = listIds.map((id) => largeListsOf(api).get<MemberList>(id)?.ask('shared', one));
        return { data: together((await Promise.all(asked)).filter((answer) => answer !== undefined)) };
      },
      keepUnusedDataFor: 0,
    }),
    // The calls of `searchMembers` and `getMember` without their toasts: callers show the failures.
    findMembers: build.query<WholeList<Member>, MembersSearch>(membersSearch),
    findMember: build.query<MemberDetail, string>(oneMember),
  }),
});

export const { useGetEveryonePageQuery, useGetSharedSignsQuery } = memberSearchesApi;
