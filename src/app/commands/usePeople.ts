import { createSelector } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { useEveryone } from '@/features/members/allMembers/useEveryone';
import { selectKnownMembers } from '@/features/members/knownMembers';
import type { Member } from '@/features/members/member';
import { memberSearchesApi } from '@/features/members/memberSearchesApi';
import { isContact } from '@/features/members/membersSearchParams';
import { isApiError } from '@/shared/api/apiError';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { fold, searchText, wordsOf } from '@/shared/search';

/** Debounce in ms. */
const pause = 250;
const shortestName = 2;

const { findMembers, findMember } = memberSearchesApi.endpoints;
const groups = ['accepted', 'rejected'] as const;

const selectEntries = createSelector([selectKnownMembers], (known) =>
  [...known.values()].map((member) => ({
    member,
    text: searchText([member.name, member.email, member.id], member.phone),
  })),
);

/** Up to this many digits are read as an id only where ids are numeric; they may also begin a phone number. */
const looksLikeId = (text: string, areNumbers: boolean) =>
  /^(?=.*\d)[\da-f-]{16,}$/i.test(text) || (areNumbers && /^\d{1,9}$/.test(text));

export function usePeople(text: string, isEveryoneWanted: boolean) {
  const asked = usePaused(text);
  const entries = useAppSelector(selectEntries);
  const known = useKnown(entries, text);
  const everyone = useEveryone(text, 1, isEveryoneWanted);
  const server = useServer(
    asked,
    entries.some(({ member }) => /^\d+$/.test(member.id)),
  );
  const isNew = asked !== text;
  const people = useMemo(() => {
    const read = everyone.found?.rows ?? [];
    return ranked([...read, ...known, ...(isNew ? [] : server.found)], text);
  }, [everyone.found, known, isNew, server.found, text]);
  return {
    people,
    count: Math.max(people.length, everyone.found?.total ?? 0),
    everyone,
    isSearching: isNew || server.isFetching,
    error: isNew ? undefined : server.error,
    retry: server.retry,
  };
}

function usePaused(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

function useKnown(entries: ReturnType<typeof selectEntries>, text: string) {
  return useMemo(() => {
    const words = wordsOf(text);
    if (words.length === 0) return [];
    return entries.filter((entry) => words.every((word) => entry.text.includes(word))).map(({ member }) => member);
  }, [entries, text]);
}

function useServer(text: string, areIdsNumbers: boolean) {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const isName = text.length >= shortestName && !isContact(text);
  const isId = looksLikeId(text, areIdsNumbers);
  useEffect(() => {
    const options = { forceRefetch: attempt > 0 };
    const names = isName ? groups.map((group) => dispatch(findMembers.initiate({ group, name: text }, options))) : [];
    const calls = [...names, ...(isId ? [dispatch(findMember.initiate(text, options))] : [])];
    return () => {
      for (const call of calls) {
        call.abort();
        call.unsubscribe();
      }
    };
  }, [dispatch, text, isName, isId, attempt]);

  const nameIn = (group: (typeof groups)[number]) => (isName ? { group, name: text } : skipToken);
  const accepted = findMembers.useQueryState(nameIn('accepted'));
  const rejected = findMembers.useQueryState(nameIn('rejected'));
  const byId = findMember.useQueryState(isId ? text : skipToken);
  const answers = [accepted, rejected, byId];
  // Most texts that look like an id are none, so a failure stays silent.
  const isFailure = (error: unknown) => isApiError(error) && !(error === byId.error && error.kind !== 'unreachable');
  const found = useMemo(
    () => [
      ...(byId.currentData ? [{ ...byId.currentData, id: text }] : []),
      ...(accepted.currentData?.rows ?? []),
      ...(rejected.currentData?.rows ?? []),
    ],
    [accepted.currentData, rejected.currentData, byId.currentData, text],
  );
  return {
    found,
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ error, isFetching }) => !isFetching && isFailure(error))?.error,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Deduplicated, the latest source wins; names that begin with the text come first. */
function ranked(found: readonly Member[], text: string): Member[] {
  const people = [...new Map(found.map((member) => [member.id, member])).values()];
  const start = fold(text);
  const begins = ({ name }: Member) => ` ${fold(name)}`.includes(` ${start}`);
  return [...people.filter(begins), ...people.filter((member) => !begins(member))];
}
