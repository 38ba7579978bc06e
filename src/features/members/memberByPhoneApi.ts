import { isApiError } from '@/shared/api/apiError';
import type { StoreDispatch } from '@/shared/largeList/largeLists';
import { phoneKey } from '@/shared/phone';
import { askEveryone } from './allMembers/askEveryone';
import { selectKnownMembers, type KnownMembersState } from './knownMembers';
import type { Member, MemberGroup } from './member';
import { memberSearchesApi } from './memberSearchesApi';
import { membersApi } from './membersApi';

type State = KnownMembersState & Parameters<ReturnType<typeof membersApi.endpoints.getAllMembers.select>>[0];

const { findMembers } = memberSearchesApi.endpoints;
const { getAllMembers } = membersApi.endpoints;

const groups: readonly MemberGroup[] = ['pending', 'accepted', 'rejected'];

export const memberByPhoneApi = memberSearchesApi.injectEndpoints({
  endpoints: (build) => ({
    // The contract searches by name only; members already in the cache cost no call.
    findMembersByPhone: build.query<Member[], { name: string; phone: string }>({
      queryFn: async ({ name, phone }, api) => {
        const dispatch = api.dispatch as StoreDispatch;
        const state = api.getState() as State;
        const key = phoneKey(phone);
        const withPhone = (members: readonly Member[]) => {
          const found = members.filter((member) => phoneKey(member.phone) === key);
          return [...new Map(found.map((member) => [member.id, member])).values()];
        };
        const listIds = groups.flatMap((group) => getAllMembers.select(group)(state).data?.shown?.listId ?? []);
        const { rows } = await dispatch(askEveryone({ listIds, find: key }));
        const known = withPhone([...selectKnownMembers(state).values(), ...rows]);
        if (known.length > 0) return { data: known };
        for (const group of ['accepted', 'rejected'] as const) {
          const search = { group, name };
          // The same search has just failed, so this is a retry.
          const forceRefetch = findMembers.select(search)(state).isError;
          const { data, error } = await dispatch(findMembers.initiate(search, { subscribe: false, forceRefetch }));
          if (isApiError(error)) return { error };
          const found = withPhone(data?.rows ?? []);
          if (found.length > 0) return { data: found };
        }
        return { data: [] };
      },
    }),
  }),
});

export const { useLazyFindMembersByPhoneQuery } = memberByPhoneApi;
