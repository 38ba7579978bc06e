import { memo, useMemo } from 'react';
import { useGetMemberQuery } from '@/features/members/membersApi';
import { doubtsOf } from './doubts';
import { HintList } from './HintList';
import { useDoubles } from './useDoubles';
import { useHistory } from './useHistory';
import { useHoroscope } from './useHoroscope';

/** What does not fit, beside the decision: hints, nothing where all fits. */
export const MemberEvidence = memo(function MemberEvidence({ id }: { id: string }) {
  const { currentData: detail } = useGetMemberQuery(id);
  const doubles = useDoubles(id, detail);
  const history = useHistory(id, detail?.status);
  const doubts = useMemo(() => (detail ? doubtsOf(detail) : []), [detail]);
  const horoscope = useHoroscope(detail);
  const sentences = [...doubts, ...horoscope].map((text) => ({ text }));
  return detail && <HintList hints={[...doubles, ...history, ...sentences]} />;
});
