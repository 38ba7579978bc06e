import { useMemo } from 'react';
import { membersApi } from '@/features/members/membersApi';
import { quietly } from '@/shared/notices/quiet';
import { moderationApi } from '../moderationApi';
import { historyOf } from './history';

const { listDeletedMembers, listDeletionRequests } = membersApi.endpoints;
const { listReports, listBlocks } = moderationApi.endpoints;

export function useHistory(id: string, status: string | undefined) {
  const deleted = listDeletedMembers.useQueryState(quietly).data?.rows;
  const requests = listDeletionRequests.useQueryState(quietly).data?.rows;
  const reports = listReports.useQueryState(quietly).data?.rows;
  const blocks = listBlocks.useQueryState(quietly).data?.rows;
  return useMemo(
    () => historyOf(id, status, { deleted, requests, reports, blocks }),
    [id, status, deleted, requests, reports, blocks],
  );
}
