import { Button } from 'antd';
import { memo } from 'react';
import { useListDeletionRequestsQuery } from '@/features/members/membersApi';
import { useIsDeleted } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks';
import type { ReportedMember } from '../moderationRows';
import { selectBlockedBy, selectReport } from '../moderationSlice';

/** All members share the replies, which are kept for the session. */
export const readOnce = { refetchOnMountOrArgChange: false, refetchOnFocus: false };

/** The targets of the tags beside the name. */
export const storyAnchors = { deletion: 'story-deletion', reports: 'story-reports', blockedBy: 'story-blocked-by' };

export const reportsText = ({ totalReports }: ReportedMember) =>
  totalReports === 1 ? '1 report' : `${totalReports} reports`;

/** Tags beside the name; each links to its part of the story. */
export const MemberChips = memo(function MemberChips({ id }: { id: string }) {
  const requests = useListDeletionRequestsQuery({ silent: true }, readOnce).currentData?.rows;
  const report = useAppSelector((state) => selectReport(state, id));
  const blockedBy = useAppSelector((state) => selectBlockedBy(state, id)).length;
  const isDeleted = useIsDeleted(id);
  return (
    <>
      {!isDeleted && requests?.some((row) => row.id === id) && <Chip words="wants deletion" leadsTo="deletion" />}
      {report && report.totalReports > 0 && <Chip words={reportsText(report)} leadsTo="reports" />}
      {blockedBy > 0 && <Chip words={`blocked by ${blockedBy}`} leadsTo="blockedBy" />}
    </>
  );
});

function Chip({ words, leadsTo }: { words: string; leadsTo: keyof typeof storyAnchors }) {
  return (
    <Button
      className="member-chip"
      size="small"
      shape="round"
      danger
      onClick={() => document.getElementById(storyAnchors[leadsTo])?.focus()}
    >
      {words}
    </Button>
  );
}
