import { Button } from 'antd';
import { memo } from 'react';
import { useListDeletionRequestsQuery } from '@/features/members/membersApi';
import { useIsDeleted } from '@/features/members/useIsDeleted';
import { quietly } from '@/shared/notices/quiet';
import { useListBlocksQuery, useListReportsQuery } from '../moderationApi';
import { once, reportsWord, storyAnchors } from './storyParts';

/** Tags beside the name; each links to its part of the story. */
export const MemberChips = memo(function MemberChips({ id }: { id: string }) {
  const requests = useListDeletionRequestsQuery(quietly, once).currentData?.rows;
  const reported = useListReportsQuery(quietly, once).currentData?.rows.find((row) => row.id === id);
  const blockers = useListBlocksQuery(quietly, once).currentData?.rows;
  const isDeleted = useIsDeleted()(id);
  const blockedBy = blockers?.filter(({ blockedIds }) => blockedIds.includes(id)).length ?? 0;
  return (
    <>
      {!isDeleted && requests?.some((row) => row.id === id) && <Chip words="wants deletion" leadsTo="deletion" />}
      {reported && reported.totalReports > 0 && <Chip words={reportsWord(reported)} leadsTo="reports" />}
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
