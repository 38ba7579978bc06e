import { createSelector } from '@reduxjs/toolkit';
import { selectKnownMembers } from '@/features/members/knownMembers';
import { membersApi } from '@/features/members/membersApi';
import { quietly } from '@/shared/notices/quiet';
import { moderationApi } from '../moderationApi';

const { listDeletionRequests, listDeletedMembers } = membersApi.endpoints;
const { listReports, listBlocks, listMatches } = moderationApi.endpoints;

/** From every list and profile in the cache; nothing is fetched. */
export const selectKnownNames = createSelector(
  [
    selectKnownMembers,
    listDeletedMembers.select(quietly),
    listDeletionRequests.select(quietly),
    listReports.select(quietly),
    listBlocks.select(quietly),
    listMatches.select(quietly),
  ],
  (known, deleted, requests, reports, blocks, matches): ReadonlyMap<string, string> => {
    const people = [
      ...(deleted.data?.rows ?? []),
      ...(requests.data?.rows ?? []),
      ...(reports.data?.rows ?? []),
      ...(blocks.data?.rows ?? []),
      ...(matches.data?.rows.flatMap(({ requestBy, acceptedBy }) => [requestBy, acceptedBy]) ?? []),
      ...known.values(),
    ];
    return new Map(people.filter(({ name }) => name !== '').map(({ id, name }) => [id, name]));
  },
);
