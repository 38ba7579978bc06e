import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { isApiError } from '@/shared/api/apiError';
import { useAppSelector } from '@/shared/hooks/store';
import { wordsOf } from '@/shared/format/search';
import { useGetMemberQuery, useSearchMembersQuery } from '../membersApi';
import { isContact, searchedName, type UsersGroup } from '../membersSearchParams';
import { selectMembersById, type MemberRecord } from '../membersSlice';
import { foldedName, hasWords, selectSearchResults } from '../searchMembers';

const statusesOf = { accepted: ['approved', 'blocked'], blocked: ['blocked'], rejected: ['rejected'] };

export const isInGroup =
  (group: UsersGroup) =>
  ({ status }: Pick<MemberRecord, 'status'>) =>
    statusesOf[group].includes(status);

/** Nobody types a whole long id by chance. A short number may begin a phone number, and a journal would say that the profile was viewed. */
const looksLikeId = (text: string) => /^(?=.*\d)[\da-f-]{16,}$/i.test(text);

type MemberSearch = {
  text: string;
  /** The debounced text that the server is asked for. */
  asked?: string;
  /** All members without it. */
  group?: UsersGroup;
  silent?: true;
};

/** The matching members in the store, at once, then those that the server returns by name or id. */
export function useMemberSearch({ text, asked = text, group, silent }: MemberSearch) {
  const { entities } = useAppSelector(selectMembersById);
  const known = useAppSelector((state) => selectSearchResults(state, text));
  const name = asked === '' || isContact(asked) ? undefined : { name: searchedName(asked), silent };
  const isId = looksLikeId(asked);
  const accepted = useSearchMembersQuery(name && group !== 'rejected' ? { ...name, group: 'accepted' } : skipToken);
  const rejected = useSearchMembersQuery(
    name && (group ?? 'rejected') === 'rejected' ? { ...name, group: 'rejected' } : skipToken,
  );
  const byId = useGetMemberQuery(isId ? { id: asked, silent: true } : skipToken);
  const queries = [accepted, rejected, byId];

  const isCurrent = asked === text;
  const acceptedRows = isCurrent ? accepted.currentData?.rows : undefined;
  const rejectedRows = isCurrent ? rejected.currentData?.rows : undefined;
  const loadedId = isCurrent && byId.currentData ? asked : '';
  const members = useMemo(() => {
    const words = wordsOf(text);
    const replied = [...(acceptedRows ?? []), ...(rejectedRows ?? [])].flatMap(({ id }) => entities[id] ?? []);
    // Of several words the server was asked for one.
    const matching = words.length > 1 ? replied.filter((member) => hasWords(member, words)) : replied;
    const all = new Map(
      [...(entities[loadedId] ? [entities[loadedId]] : []), ...known, ...matching].map((one) => [one.id, one]),
    );
    const shown = group ? [...all.values()].filter(isInGroup(group)) : [...all.values()];
    return ranked(shown, words);
  }, [text, group, entities, known, acceptedRows, rejectedRows, loadedId]);

  // Most texts that look like an id are none, so a failure stays silent.
  const failed = queries.find(
    ({ error, isFetching }) =>
      !isFetching && isApiError(error) && !(error === byId.error && error.kind !== 'unreachable'),
  );
  return {
    members,
    unreadable: (accepted.currentData?.unreadable ?? 0) + (rejected.currentData?.unreadable ?? 0),
    isSearching: queries.some(({ isFetching }) => isFetching),
    error: failed?.error,
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

/** By name; those in whose name every word begins one come first. */
function ranked(members: readonly MemberRecord[], words: readonly string[]): MemberRecord[] {
  const rankOf = (member: MemberRecord) => {
    const name = ` ${foldedName(member)}`;
    return words.every((word) => name.includes(` ${word}`)) ? 0 : 1;
  };
  return members
    .map((member) => ({ member, name: foldedName(member), rank: rankOf(member) }))
    .sort((one, other) => one.rank - other.rank || (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(({ member }) => member);
}
