import { memo } from 'react';
import { useGetMemberQuery } from '@/features/members/membersApi';
import { HintList } from './HintList';
import { useHints } from './useHints';

/** Hints for the decision; nothing where all is consistent. */
export const MemberEvidence = memo(function MemberEvidence({ id }: { id: string }) {
  const { currentData: detail } = useGetMemberQuery(id);
  const hints = useHints(id, detail, detail?.status);
  return detail && <HintList hints={hints} />;
});
