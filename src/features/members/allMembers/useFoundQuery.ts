import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import type { AllMembersQuery } from '../allMembersState';
import type { MemberGroup } from '../member';
import { membersApi, useGetAllMembersPageQuery } from '../membersApi';
import { parseAllMembersParams } from '../membersSearchParams';

/** The URL's query, undefined until the members are read. */
export function useFoundQuery(group: MemberGroup): AllMembersQuery | undefined {
  const [search] = useSearchParams();
  const { data: known } = membersApi.endpoints.getAllMembers.useQueryState(group);
  const { isAll, find, sort } = parseAllMembersParams(search);
  const listId = known?.shown?.listId;
  return isAll && listId !== undefined ? { group, listId, revision: known?.revision ?? 0, find, sort } : undefined;
}

/** Keeps the shown rows until the next ones arrive: every answer refetches. */
export function useFoundPage(query: AllMembersQuery | undefined, page: number) {
  const { data, ...answer } = useGetAllMembersPageQuery(query ? { ...query, page } : skipToken);
  return { ...answer, currentData: data };
}
