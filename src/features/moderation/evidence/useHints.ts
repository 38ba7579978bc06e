import { useMemo } from 'react';
import type { MemberDetail } from '@/features/members/memberDetail';
import { doubtsOf } from './doubts';
import type { Hint } from './hint';
import { useDoubles } from './useDoubles';
import { useHistory } from './useHistory';
import { useHoroscope } from './useHoroscope';

export function useHints(id: string, detail: MemberDetail | undefined, status: string | undefined): readonly Hint[] {
  const doubles = useDoubles(id, detail);
  const history = useHistory(id, status);
  const doubts = useMemo(() => (detail ? doubtsOf(detail) : []), [detail]);
  const horoscope = useHoroscope(detail);
  return [...doubles, ...history, ...[...doubts, ...horoscope].map((text) => ({ text }))];
}
