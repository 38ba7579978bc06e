import { useMemo } from 'react';
import { duplicatesOf, type MatchKey } from '@/features/members/duplicates';
import { selectAllKnown } from '@/features/members/findMembers';
import { selectMember, type WithMembers } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks';
import type { Warning } from './warning';

const words: Record<MatchKey, string> = {
  phone: 'Same phone number as',
  email: 'Same e-mail as',
  birth: 'Same name and date of birth as',
};

const namedAtMost = 3;

/** Possible duplicates among everybody whom this session has read; nothing is fetched. */
export function useDuplicates(id: string): Warning[] {
  const people = useAppSelector(selectAllKnown);
  const one = useAppSelector((state: WithMembers) => selectMember(state, id));
  return useMemo(() => {
    if (!one) return [];
    return (Object.keys(words) as MatchKey[]).flatMap((key): Warning[] => {
      const duplicates = duplicatesOf(one, people, key);
      const named = duplicates.slice(0, namedAtMost);
      return named.length === 0 ? [] : [{ text: words[key], people: named, more: duplicates.length - named.length }];
    });
  }, [one, people]);
}
