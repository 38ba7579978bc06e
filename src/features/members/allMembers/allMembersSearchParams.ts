import type { ListFacts } from '@/shared/routing/listSearchParams';
import { memberSorts, type MembersQuery } from '../allMembersState';

export function parseAllMembersParams(search: URLSearchParams): MembersQuery & { isAll: boolean } {
  return {
    isAll: search.get('set') === 'whole',
    find: (search.get('find') ?? '').trim(),
    sort: memberSorts.find((sort) => sort === search.get('sort')) ?? '',
  };
}

export const enterAllMembers = (find: string): ListFacts => ({ set: 'whole', find });

/** The facts of the specified list stay in the address, and so it comes back. */
export const leaveAllMembers: ListFacts = { set: '', find: '', sort: '' };
