import { useMemo } from 'react';
import type { MemberDetail } from '@/features/members/memberDetail';
import { horoscopeDifferences } from './horoscope';

/** Apart from the warnings: almanacs and memories differ, so it accuses nobody. */
export function Horoscope({ detail }: { detail: MemberDetail }) {
  const differences = useMemo(() => horoscopeDifferences(detail), [detail]);
  if (differences.length === 0) return null;
  return (
    <details className="horoscope list-note">
      <summary>Horoscope: differs from the moon at birth, if born in India</summary>
      {differences.join(' · ')}
    </details>
  );
}
