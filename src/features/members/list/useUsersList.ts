import { skipToken } from '@reduxjs/toolkit/query';
import { pageOfWhole } from '@/shared/api/page';
import { countText, useTotal, type Noun } from '@/shared/ui/list/ListHead';
import { useReadAll } from '../fullRead/FullReadStatus';
import { useListMembersQuery } from '../membersApi';
import { isContact, type parseUsersParams, type UsersGroup } from '../membersSearchParams';
import { isInGroup, useMemberSearch } from './useMemberSearch';

const nouns: Record<UsersGroup, Noun> = {
  accepted: ['user', 'users'],
  blocked: ['blocked user', 'blocked users'],
  rejected: ['rejected user', 'rejected users'],
};

/** What the address asks for: a page of a group, or the results of a search, among members of any status by phone or e-mail. */
export function useUsersList({ group, name, page }: ReturnType<typeof parseUsersParams>) {
  const isAnyStatus = isContact(name);
  const listed = useListMembersQuery(name === '' ? { group, page } : skipToken);
  const total = useTotal(listed.currentData, group);
  const search = useMemberSearch({ text: name, group: isAnyStatus ? undefined : group });
  const { isComplete } = useReadAll();
  const { members, unreadable, isSearching, error, retry } = search;

  if (name === '') {
    const { currentData: data } = listed;
    // A server that knows only the statuses of the contract's own lists may send the approved ones as well.
    if (group !== 'blocked' || !data?.rows.some(({ status }) => status === 'approved'))
      return { query: listed, count: countText(total, nouns[group]) };
    return {
      query: { ...listed, currentData: { ...data, rows: data.rows.filter(isInGroup('blocked')) } },
      count: 'The blocked ones of this page: the server lists other users with them',
    };
  }
  const isPart = isAnyStatus && !isComplete;
  const isEmptySoFar = members.length === 0 && (isSearching || isPart);
  const soFar = members.length === 0 ? '' : ` · ${members.length.toLocaleString()} so far`;
  const scope = isPart ? ' so far' : isAnyStatus ? ', in any status' : '';
  return {
    query: {
      currentData: isEmptySoFar ? undefined : pageOfWhole({ rows: members, unreadable }, page),
      isFetching: isEmptySoFar && isSearching,
      error,
      refetch: retry,
    },
    count: isSearching ? `Searching…${soFar}` : `${countText(members.length, ['member', 'members'])} found${scope}`,
    results: { members, unreadable, isPart, isAnyStatus, isEmptySoFar, isSearching },
  };
}
