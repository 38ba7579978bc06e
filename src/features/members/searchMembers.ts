import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { isApiError, type ApiError } from '@/shared/api/apiError';
import { hasExtension } from '@/shared/api/appConfig';
import { readNow } from '@/shared/api/freshness';
import { phoneKey } from '@/shared/format/phone';
import { searchText, wordsOf } from '@/shared/format/search';
import { useAppSelector, type AppThunk, type RootState } from '@/shared/hooks/store';
import { useDebounced } from '@/shared/hooks/useDebounced';
import { searchKey } from '@contract/text';
import { anyMember } from './list/memberFilter';
import { memberListApi, useQueryMembersQuery } from './list/memberListApi';
import { membersApi, statusesOf, useGetMemberQuery, useSearchMembersQuery } from './membersApi';
import { isContact, searchedName, type UsersGroup } from './membersSearchParams';
import { selectAllMembers, selectMembersById, type MemberRecord } from './membersSlice';

const textOf = weakMapMemoize(({ name, email, id, phone }: MemberRecord) => searchText([name, email, id], phone));

const factsOf = weakMapMemoize(({ name, email, phone }: MemberRecord) => searchText([name, email], phone));

const foldedName = weakMapMemoize(({ name }: MemberRecord) => searchKey(name));

/** The shown part of a long id. A shorter word is in too many ids by chance. */
const shortestId = 8;

const hasWords = (member: MemberRecord, words: readonly string[]) =>
  words.every((word) => {
    if (factsOf(member).includes(word)) return true;
    const id = member.id.toLowerCase();
    return word.length < shortestId ? id === word : id.includes(word);
  });

const phoneOf = weakMapMemoize(({ phone }: MemberRecord) => phoneKey(phone));

export const personSearch = {
  label: 'Search by name, e-mail, phone or id',
  placeholder: 'Name, e-mail, phone',
  textOf,
};

export const selectSearchResults = createSelector(
  [selectAllMembers, (_state: RootState, text: string) => text],
  (members, text) => {
    const words = wordsOf(text);
    return words.length === 0 ? [] : members.filter((member) => hasWords(member, words));
  },
);

const servedAtMost = 50;

const { searchMembers } = membersApi.endpoints;

/** Members with a number; who is known already costs no call. The contract searches by name only. */
export const searchByPhone =
  (name: string, phone: string): AppThunk<Promise<{ members: MemberRecord[] } | { error: ApiError }>> =>
  async (dispatch, getState) => {
    const key = phoneKey(phone);
    const known = () => selectAllMembers(getState()).filter((member) => phoneOf(member) === key);
    if (hasExtension('members') && known().length === 0) {
      const search = { ...anyMember, text: phone, limit: servedAtMost, silent: true } as const;
      const { error } = await dispatch(memberListApi.endpoints.queryMembers.initiate(search, readNow));
      return isApiError(error) ? { error } : { members: known() };
    }
    for (const group of ['accepted', 'rejected'] as const) {
      if (known().length > 0) break;
      const { error } = await dispatch(searchMembers.initiate({ group, name, silent: true }, { subscribe: false }));
      if (isApiError(error)) return { error };
    }
    return { members: known() };
  };

export const isInGroup =
  (group: UsersGroup) =>
  ({ status }: Pick<MemberRecord, 'status'>) =>
    statusesOf[group].some((one) => one === status);

/** Nobody types a whole long id by chance. A short number may begin a phone number, and a journal would say that the profile was viewed. */
const looksLikeId = (text: string) => /^(?=.*\d)[\da-f-]{16,}$/i.test(text);

/** ms after the last key, and the fewest letters for which the server is asked. */
const pause = 250;
export const shortestName = 2;

/** The search for a text that is being typed: at once among the members that are known. */
export function useTypedMemberSearch(text: string) {
  const typed = useDebounced(text, pause);
  const asked = typed.length < shortestName ? '' : typed;
  const { isSearching, error, ...search } = useMemberSearch({ text, asked, silent: true });
  const isCurrent = typed === text;
  return { ...search, isSearching: !isCurrent || isSearching, error: isCurrent ? error : undefined };
}

type MemberSearch = { text: string; asked?: string; group?: UsersGroup; silent?: true };

export function useMemberSearch({ text, asked = text, group, silent }: MemberSearch) {
  const isServed = hasExtension('members');
  const { entities } = useAppSelector(selectMembersById);
  const known = useAppSelector((state) => selectSearchResults(state, text));
  const name = isServed || asked === '' || isContact(asked) ? undefined : { name: searchedName(asked), silent };
  const isId = !isServed && looksLikeId(asked);
  const served = useQueryMembersQuery(
    isServed && asked !== ''
      ? { ...anyMember, text: asked, group: group ?? 'all', limit: servedAtMost, silent }
      : skipToken,
  );
  const accepted = useSearchMembersQuery(name && group !== 'rejected' ? { ...name, group: 'accepted' } : skipToken);
  const rejected = useSearchMembersQuery(
    name && (group ?? 'rejected') === 'rejected' ? { ...name, group: 'rejected' } : skipToken,
  );
  const byId = useGetMemberQuery(isId ? { id: asked, silent: true } : skipToken);
  const queries = [accepted, rejected, byId, served];

  const isCurrent = asked === text;
  const [acceptedRows, rejectedRows, servedRows] = [accepted, rejected, served].map(({ currentData }) =>
    isCurrent ? currentData?.rows : undefined,
  );
  const loadedId = isCurrent && byId.currentData ? asked : '';
  const members = useMemo(() => {
    // The server knows other spellings and scripts, and what comes first.
    if (servedRows) return servedRows.flatMap(({ id }) => entities[id] ?? []);
    const words = wordsOf(text);
    const replied = [...(acceptedRows ?? []), ...(rejectedRows ?? [])].flatMap(({ id }) => entities[id] ?? []);
    // Of several words the server was asked for one.
    const matching = words.length > 1 ? replied.filter((member) => hasWords(member, words)) : replied;
    const all = [...new Set([...known, ...matching, ...(entities[loadedId] ? [entities[loadedId]] : [])])];
    return ranked(group ? all.filter(isInGroup(group)) : all, words);
  }, [text, group, entities, known, acceptedRows, rejectedRows, servedRows, loadedId]);

  // Most texts that look like an id are none, so a failure stays silent.
  const failed = queries.find(
    ({ error, isFetching }) =>
      !isFetching && isApiError(error) && !(error === byId.error && error.kind !== 'unreachable'),
  );
  return {
    members,
    unreadable: [accepted, rejected, served].reduce((sum, { currentData }) => sum + (currentData?.unreadable ?? 0), 0),
    /** At least so many: more are not read. */
    count: Math.max(members.length, (isCurrent && served.currentData?.total) || 0),
    isSearching: queries.some(({ isFetching }) => isFetching),
    error: failed?.error,
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

/** By name; those in whose name every word begins one come first. */
function ranked(members: readonly MemberRecord[], words: readonly string[]): MemberRecord[] {
  const rankOf = (member: MemberRecord) =>
    Number(!words.every((word) => ` ${foldedName(member)}`.includes(` ${word}`)));
  const keyOf = weakMapMemoize((member: MemberRecord) => `${rankOf(member)} ${foldedName(member)}`);
  return members.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))));
}
