import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { selectAllKnown, selectSearchResults } from '@/features/members/searchMembers';
import type { Member } from '@/features/members/member';
import { membersApi } from '@/features/members/membersApi';
import { isContact } from '@/features/members/membersSearchParams';
import { selectPeople, type WithMembers } from '@/features/members/membersSlice';
import { isApiError } from '@/shared/api/apiError';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { fold } from '@/shared/search';

/** Debounce in ms. */
const pause = 250;
const shortestName = 2;

const { searchMembers, getMember } = membersApi.endpoints;
const groups = ['accepted', 'rejected'] as const;

/** Up to this many digits are read as an id only where ids are numeric; they may also begin a phone number. */
const looksLikeId = (text: string, areNumbers: boolean) =>
  /^(?=.*\d)[\da-f-]{16,}$/i.test(text) || (areNumbers && /^\d{1,9}$/.test(text));

/** Those known already, and those whom the server finds by name or id. */
export function usePeople(text: string) {
  const asked = usePaused(text);
  const { entities } = useAppSelector(selectPeople);
  const known = useAppSelector((state: WithMembers) => selectSearchResults(state, text));
  const areIdsNumbers = useAppSelector((state: WithMembers) =>
    selectAllKnown(state).some(({ id }) => /^\d+$/.test(id)),
  );
  const server = useServer(asked, areIdsNumbers);
  const isNew = asked !== text;
  const people = useMemo(() => {
    const found = isNew ? [] : server.ids.flatMap((id) => entities[id] ?? []);
    return ranked([...known, ...found], text);
  }, [known, isNew, server.ids, entities, text]);
  return {
    people,
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

function useServer(text: string, areIdsNumbers: boolean) {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(0);
  const isName = text.length >= shortestName && !isContact(text);
  const isId = looksLikeId(text, areIdsNumbers);
  useEffect(() => {
    const options = { forceRefetch: attempt > 0 };
    const names = isName
      ? groups.map((group) => dispatch(searchMembers.initiate({ group, name: text, silent: true }, options)))
      : [];
    const calls = [...names, ...(isId ? [dispatch(getMember.initiate({ id: text, silent: true }, options))] : [])];
    return () => {
      for (const call of calls) {
        call.abort();
        call.unsubscribe();
      }
    };
  }, [dispatch, text, isName, isId, attempt]);

  const nameIn = (group: (typeof groups)[number]) => (isName ? { group, name: text } : skipToken);
  const accepted = searchMembers.useQueryState(nameIn('accepted'));
  const rejected = searchMembers.useQueryState(nameIn('rejected'));
  const byId = getMember.useQueryState(isId ? { id: text } : skipToken);
  const queries = [accepted, rejected, byId];
  // Most texts that look like an id are none, so a failure stays silent.
  const isFailure = (error: unknown) => isApiError(error) && !(error === byId.error && error.kind !== 'unreachable');
  const ids = useMemo(
    () => [
      ...(byId.currentData ? [text] : []),
      ...[accepted.currentData, rejected.currentData].flatMap((list) => list?.rows.map(({ id }) => id) ?? []),
    ],
    [accepted.currentData, rejected.currentData, byId.currentData, text],
  );
  return {
    ids,
    isFetching: queries.some(({ isFetching }) => isFetching),
    error: queries.find(({ error, isFetching }) => !isFetching && isFailure(error))?.error,
    retry: () => setAttempt(attempt + 1),
  };
}

/** Without repetition; names that begin with the text come first. */
function ranked(found: readonly Member[], text: string): Member[] {
  const people = [...new Map(found.map((member) => [member.id, member])).values()];
  const start = fold(text);
  const begins = ({ name }: Member) => ` ${fold(name)}`.includes(` ${start}`);
  return [...people.filter(begins), ...people.filter((member) => !begins(member))];
}
