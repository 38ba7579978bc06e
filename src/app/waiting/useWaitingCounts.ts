import type { WithSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { membersApi } from '@/features/members/membersApi';
import { selectWaiting, type requestOutcomesSlice } from '@/features/members/requestOutcomesSlice';
import { moderationApi } from '@/features/moderation/moderationApi';
import { isUnblocked } from '@/features/moderation/reports/reportedMember';
import { quietly } from '@/shared/notices/quiet';

/** What waits for an administrator, by what was read already; undefined where nothing is known yet. */
export function useWaitingCounts() {
  const figures = membersApi.endpoints.getStats.useQueryState().data;
  const deletions = membersApi.endpoints.listDeletionRequests.useQueryState(quietly).data?.rows;
  const reports = moderationApi.endpoints.listReports.useQueryState(quietly).data?.rows;
  const waitingDeletions = useSelector(
    (state: WithSlice<typeof requestOutcomesSlice>) => deletions && selectWaiting(state, 'deletion', deletions),
  );
  return { requests: figures?.requests, deletions: waitingDeletions, reports: reports?.filter(isUnblocked).length };
}
