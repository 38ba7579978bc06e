import { openStore, type Store } from '@/app/store';
import { advance, membersAtMost, newFullRead, progressOf } from '@/features/members/fullRead/fullReadSlice';
import { selectSearchResults } from '@/features/members/searchMembers';
import { membersReceived } from '@/features/members/membersSlice';

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, index) => String(from + index));

it.each<[string, number[], number, boolean, { unreadable?: number; newRows?: number }?]>([
  ['a page shorter than the others', [10, 3], 13, true],
  ['full pages, whatever the server counts', [10, 10], 7, false],
  ['an empty page', [10, 0], 100_000, true],
  ['unreadable rows among the others', [10], 13, false, { unreadable: 2, newRows: 8 }],
  ['a page that says the same again', [10], 50, true, { newRows: 0 }],
  ['a short first page that is all', [5], 5, true],
  ['pages of five rows', [5, 5], 13, false],
  ['the last page of five rows', [5, 5, 3], 13, true],
  ['the last of full pages of five', [5, 5], 10, true],
  ['a short first page of a server without a count', [5], 0, false],
])('the reading of a group takes %s for what it is', (_what, lengths, size, isAtEnd, facts = {}) => {
  const { groups, nextPage } = lengths.reduce(
    (read, length) => advance(read, { length, size, unreadable: 0, ...facts, newIds: ids(facts.newRows ?? length) }),
    newFullRead(['accepted'], {}),
  );
  expect(groups).toEqual(isAtEnd ? [] : ['accepted']);
  expect(nextPage).toBe(isAtEnd ? 1 : lengths.length + 1);
});

it('the reading of a large group ends at 20,000 members, and says so', () => {
  const page = { length: 10, size: 100_000, unreadable: 0 };
  const before = { ...newFullRead(['accepted'], {}), ids: ids(membersAtMost - 11), pageSize: 10 };
  const last = advance(before, { ...page, newIds: ids(10, membersAtMost - 11) });
  expect(last).toMatchObject({ isReading: true, isTruncated: false });
  expect(progressOf(last)).toBe('19,999 of 100,000');
  const end = advance(last, { ...page, newIds: ids(1, membersAtMost) });
  expect(end).toMatchObject({ isReading: false, isTruncated: true });
  expect(progressOf(end)).toBe('20,000 of 100,000');
});

describe('the search among known members', () => {
  const members = [
    { id: '1', name: 'Asha Rao', email: 'Asha.R@Example.org', phone: '919900011122' },
    { id: '2', name: 'ಕ್\u200dಷಿತಾ ಶೆಟ್ಟಿ', email: 'k@example.org', phone: '919811122233' },
    { id: '3', name: 'रवि कुमार' },
    { id: 'constructor', name: 'ÉLODIE', email: 'elodie@example.org', phone: '+33 6 12 34 56 78' },
  ];
  let store: Store;
  beforeAll(async () => {
    store = await openStore();
    store.dispatch(membersReceived(members));
  });
  const names = (text: string) => selectSearchResults(store.getState(), text).map(({ name }) => name);

  it.each([
    ['asha', ['Asha Rao']],
    ['RAO ash', ['Asha Rao']],
    ['asha.r@EXAMPLE', ['Asha Rao']],
    ['99000', ['Asha Rao']],
    ['+91 99000-11122', ['Asha Rao']],
    ['ಕ್ಷಿತಾ', ['ಕ್\u200dಷಿತಾ ಶೆಟ್ಟಿ']],
    ['कुमार', ['रवि कुमार']],
    ['e\u0301lodie', ['ÉLODIE']],
    ['(33) 612', ['ÉLODIE']],
    ['nobody', []],
    ['  ', []],
  ])('finds %j', (search, expected) => {
    expect(names(search)).toEqual(expected);
  });
});
