import { weakMapMemoize } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useEveryone } from '@/features/members/allMembers/useEveryone';
import { memberLists } from '@/features/members/knownMembers';
import type { Member } from '@/features/members/member';
import type { MemberDetail } from '@/features/members/memberDetail';
import { useGetSharedSignsQuery } from '@/features/members/memberSearchesApi';
import { sharedBy, together, toSigned, type SharedSigns, type Sign } from '@/features/members/sharedSigns';
import { useAppSelector } from '@/shared/hooks';
import type { Match, MatchSide } from '../matches/match';
import type { Warning } from './warning';

type Answer = { endpointName?: string; status: string; data?: unknown; fulfilledTimeStamp?: number };

type State = {
  api: { queries: Record<string, Answer | undefined> };
  recent: { people: Record<string, Member & { born?: string }> };
};

const deletedMembers = 'listDeletedMembers';
const matches = 'listMatches';
const listsOfMembers = [...memberLists, 'listDeletionRequests', deletedMembers, matches];

const words: Record<Sign, string> = {
  phone: 'Same phone number as',
  email: 'Same e-mail as',
  birth: 'Same name and date of birth as',
};

const namedAtMost = 3;

/** Possible duplicates among all members in the cache; nothing is fetched. */
export function useDuplicates(id: string, detail: MemberDetail | undefined): Warning[] {
  const read = useAppSelector(selectReadLists, shallowEqual);
  const people = useAppSelector(({ recent }: State) => recent.people);
  const visited = people[id];
  const one = useMemo(
    () => (detail ? toSigned({ ...detail, id }, detail.personal.dob) : visited && toSigned(visited, visited.born)),
    [detail, id, visited],
  );
  const known = useMemo(
    () => [...read, Object.values(people).map((person) => toSigned(person, person.born))],
    [read, people],
  );
  const everyone = useAmongEveryone(one);
  return useMemo(() => {
    if (!one) return [];
    const shared = together([...known.map((rows) => sharedBy(rows, one)), ...everyone]);
    return (Object.keys(words) as Sign[]).flatMap((sign) => warningAbout(words[sign], shared[sign]));
  }, [one, known, everyone]);
}

function warningAbout(text: string, { rows, count }: SharedSigns[Sign]): Warning[] {
  const people = rows.slice(0, namedAtMost);
  return count === 0 ? [] : [{ text, people, more: count - people.length }];
}

type ReadList = { rows: readonly Member[] } | { rows: readonly Match[] };

const signedRows = weakMapMemoize(({ rows }: ReadList, isDeleted: boolean) =>
  rows
    .flatMap((row) => ('requestBy' in row ? [memberOf(row.requestBy), memberOf(row.acceptedBy)] : row))
    .filter(({ id }) => id !== '')
    .map((row) => toSigned(isDeleted ? { ...row, status: 'deleted' } : row)),
);

const memberOf = (side: MatchSide): Member => ({ ...side, phone: '', status: '', joined: '' });

/** The lists in the cache, the latest first; that of the deleted members wins, that of the matches comes last. */
function selectReadLists({ api }: State) {
  const timeOf = ({ endpointName, fulfilledTimeStamp = 0 }: Answer) =>
    endpointName === deletedMembers ? Infinity : endpointName === matches ? 0 : fulfilledTimeStamp;
  return Object.values(api.queries)
    .filter((answer) => answer?.status === 'fulfilled' && listsOfMembers.includes(answer.endpointName ?? ''))
    .flatMap((answer) => answer ?? [])
    .sort((one, other) => timeOf(other) - timeOf(one))
    .map(({ endpointName, data }) => signedRows(data as ReadList, endpointName === deletedMembers)); // the endpoints above answer so
}

/** From the lists of all members, as far as they are read. */
function useAmongEveryone(one: ReturnType<typeof toSigned> | undefined) {
  const { listIds, revision } = useEveryone('', 1, false).query;
  const answer = useGetSharedSignsQuery(one && listIds.length > 0 ? { listIds, revision, one } : skipToken);
  // Keeps the last result for the same member while it is refetched.
  const found = answer.originalArgs?.one === one ? answer.data : undefined;
  return useMemo(() => (found ? [found] : []), [found]);
}
