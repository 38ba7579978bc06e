import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { isApiError, type ApiError } from '@/shared/api/apiError';
import type { AppThunk, RootState } from '@/shared/hooks/store';
import { phoneKey } from '@/shared/format/phone';
import { searchText, wordsOf } from '@/shared/format/search';
import { searchKey } from '@contract/text';
import { membersApi } from './membersApi';
import { selectMembersById, type MemberRecord } from './membersSlice';

const textOf = weakMapMemoize(({ name, email, id, phone }: MemberRecord) => searchText([name, email, id], phone));

const factsOf = weakMapMemoize(({ name, email, phone }: MemberRecord) => searchText([name, email], phone));

export const foldedName = weakMapMemoize(({ name }: MemberRecord) => searchKey(name));

/** The shown part of a long id. A shorter word is in too many ids by chance. */
const shortestId = 8;

/** In any order. */
export const hasWords = (member: MemberRecord, words: readonly string[]) =>
  words.every((word) => {
    if (factsOf(member).includes(word)) return true;
    const id = member.id.toLowerCase();
    return word.length < shortestId ? id === word : id.includes(word);
  });

const phoneOf = weakMapMemoize(({ phone }: MemberRecord) => phoneKey(phone));

export const personSearch = { label: 'Search by name, e-mail, phone or id', textOf };

export const selectAllMembers = createSelector([selectMembersById], ({ ids, entities }) =>
  ids.flatMap((id) => entities[id] ?? []),
);

/** Of the people known already, those whose name, phone, e-mail or id has every word; nobody for an empty text. */
export const selectSearchResults = createSelector(
  [selectAllMembers, (_state: RootState, text: string) => text],
  (members, text) => {
    const words = wordsOf(text);
    return words.length === 0 ? [] : members.filter((member) => hasWords(member, words));
  },
);

const { searchMembers } = membersApi.endpoints;
const groups = ['accepted', 'rejected'] as const;

/** Members with a number. The contract searches by name only; who is known already costs no call. */
export const searchByPhone =
  (name: string, phone: string): AppThunk<Promise<{ members: MemberRecord[] } | { error: ApiError }>> =>
  async (dispatch, getState) => {
    const key = phoneKey(phone);
    const known = () => selectAllMembers(getState()).filter((member) => phoneOf(member) === key);
    for (const group of groups) {
      if (known().length > 0) break;
      const search = { group, name, silent: true } as const;
      // The same search has just failed, so this is a retry.
      const forceRefetch = searchMembers.select(search)(getState()).isError;
      const { error } = await dispatch(searchMembers.initiate(search, { subscribe: false, forceRefetch }));
      if (isApiError(error)) return { error };
    }
    return { members: known() };
  };
