import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import type { Member } from '@/features/members/member';
import { useGetMemberQuery, useSearchMembersQuery } from '@/features/members/membersApi';
import { isContact } from '@/features/members/membersSearchParams';
import { selectPeople, type WithMembers } from '@/features/members/membersSlice';
import { selectSearchResults } from '@/features/members/searchMembers';
import { isApiError } from '@/shared/api/apiError';
import { useAppSelector } from '@/shared/hooks';
import { fold } from '@/shared/search';

/** Debounce in ms. */
const pause = 250;
const shortestName = 2;

/** Up to nine digits are read as an id only where ids are numeric; they may also begin a phone number. */
const looksLikeId = (text: string, areNumbers: boolean) =>
  /^(?=.*\d)[\da-f-]{16,}$/i.test(text) || (areNumbers && /^\d{1,9}$/.test(text));

/** Those known already, and those whom the server finds by name or id. */
export function usePeople(text: string) {
  const typed = useDebounced(text);
  const { ids, entities } = useAppSelector(selectPeople);
  const known = useAppSelector((state: WithMembers) => selectSearchResults(state, text));
  const name = typed.length >= shortestName && !isContact(typed) ? { name: typed, silent: true as const } : undefined;
  const isId = looksLikeId(typed, /^\d+$/.test(ids[0] ?? ''));
  const accepted = useSearchMembersQuery(name ? { ...name, group: 'accepted' } : skipToken);
  const rejected = useSearchMembersQuery(name ? { ...name, group: 'rejected' } : skipToken);
  const byId = useGetMemberQuery(isId ? { id: typed, silent: true } : skipToken);
  const queries = [accepted, rejected, byId];

  const isPending = typed !== text;
  const results = [...(accepted.currentData?.rows ?? []), ...(rejected.currentData?.rows ?? [])];
  const foundIds = isPending ? [] : [...(byId.currentData ? [typed] : []), ...results.map(({ id }) => id)];
  // Most texts that look like an id are none, so a failure stays silent.
  const failed = queries.find(
    ({ error, isFetching }) =>
      !isFetching && isApiError(error) && !(error === byId.error && error.kind !== 'unreachable'),
  );
  return {
    people: ranked([...known, ...foundIds.flatMap((id) => entities[id] ?? [])], text),
    isSearching: isPending || queries.some(({ isFetching }) => isFetching),
    error: isPending ? undefined : failed?.error,
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

function useDebounced(text: string) {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Without repetition; names that begin with the text come first. */
function ranked(results: readonly Member[], text: string): Member[] {
  const people = [...new Map(results.map((member) => [member.id, member])).values()];
  const start = fold(text);
  const begins = ({ name }: Member) => ` ${fold(name)}`.includes(` ${start}`);
  return [...people.filter(begins), ...people.filter((member) => !begins(member))];
}
