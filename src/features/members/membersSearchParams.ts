import { rowsPerPage } from '@contract/limits';
import { digitsOf } from '@/shared/format/phone';
import { parsePage, searchOfPage } from '@/shared/routing/listSearchParams';

const groups = ['accepted', 'blocked', 'rejected'] as const;

export type UsersGroup = (typeof groups)[number];

export function parseUsersParams(search: URLSearchParams): { group: UsersGroup; name: string; page: number } {
  return {
    group: groups.find((group) => group === search.get('group')) ?? 'accepted',
    name: (search.get('name') ?? '').trim(),
    page: parsePage(search),
  };
}

/** An address without a group means the accepted users. */
export const groupParam = (group: UsersGroup | 'all') => (group === 'accepted' ? '' : group);

/** A phone number or an e-mail, which the contract's search by name cannot find. */
export const isContact = (text: string) =>
  /^\S+@\S*$/.test(text) || (/^[\p{Nd}\s+()-]+$/u.test(text) && digitsOf(text).length >= 4);

/** The longest word but numbers: the contract finds a part of a name, and the other words may stand before it. */
export const searchedName = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => !/^[\p{Nd}+()-]+$/u.test(word))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '') || text;

export type RequestsView = 'list' | 'faces';

export const parseRequestsView = (search: URLSearchParams): RequestsView =>
  search.get('view') === 'faces' ? 'faces' : 'list';

export const requestsPerPage = { list: rowsPerPage, faces: 24 } as const satisfies Record<RequestsView, number>;

export const parseDeskMember = (search: URLSearchParams) => search.get('member') ?? '';

export const searchOfDesk = (search: URLSearchParams, page: number, member: string) =>
  searchOfPage(search, page, { member });
