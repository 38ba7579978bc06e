import { membersApi } from '@/features/members/membersApi';
import { useOutcomes } from '@/features/members/membersSlice';
import { moderationApi } from '@/features/moderation/moderationApi';
import { isUnblocked } from '@/features/moderation/moderationRows';

/** Counts of open work from the cache alone; undefined where nothing was read yet. */
export function useWaitingCounts() {
  const figures = membersApi.endpoints.getStats.useQueryState().data;
  const deletions = membersApi.endpoints.listDeletionRequests.useQueryState().data?.rows;
  const reports = moderationApi.endpoints.listReports.useQueryState().data?.rows;
  const outcomeOf = useOutcomes();
  return {
    requests: figures?.requests,
    deletions: deletions?.filter(({ id }) => outcomeOf('deletion', id) === undefined).length,
    reports: reports?.filter(isUnblocked).length,
  };
}
