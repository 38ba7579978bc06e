import { afterPage, type Position } from '@/features/members/gathering/gathering';
import { selectSearchResults } from '@/features/members/searchMembers';
import { membersSeen, membersSlice } from '@/features/members/membersSlice';

type Page = { length: number; size: number; unreadable?: number; newRows?: number };

const begun: Position = { groups: ['accepted'], nextPage: 1, pageSize: 0, groupCount: 0, unreadable: 0, sizes: {} };

/** The page that is read next, page after page; undefined once the group is at its end. */
const afterPages = (pages: readonly Page[]) =>
  pages.reduce<Position>(
    (position, page) => afterPage(position, { unreadable: 0, newRows: page.length, ...page }),
    begun,
  );

describe('the reading of a group', () => {
  it.each<[string, Page[], boolean]>([
    [
      'a page shorter than the others',
      [
        { length: 10, size: 13 },
        { length: 3, size: 13 },
      ],
      true,
    ],
    [
      'full pages, whatever the server counts',
      [
        { length: 10, size: 7 },
        { length: 10, size: 0 },
      ],
      false,
    ],
    [
      'an empty page',
      [
        { length: 10, size: 100_000 },
        { length: 0, size: 100_000 },
      ],
      true,
    ],
    [
      'a page that says the same again',
      [
        { length: 10, size: 50 },
        { length: 10, size: 50, newRows: 0 },
      ],
      true,
    ],
    ['unreadable rows among the others', [{ length: 10, size: 13, unreadable: 2, newRows: 8 }], false],
    ['a short first page that is all', [{ length: 5, size: 5 }], true],
    [
      'pages of five rows',
      [
        { length: 5, size: 13 },
        { length: 5, size: 13 },
      ],
      false,
    ],
    [
      'the last page of five rows',
      [
        { length: 5, size: 13 },
        { length: 5, size: 13 },
        { length: 3, size: 13 },
      ],
      true,
    ],
    [
      'the last of full pages of five',
      [
        { length: 5, size: 10 },
        { length: 5, size: 10 },
      ],
      true,
    ],
    ['a short first page of a server without a count', [{ length: 5, size: 0 }], false],
  ])('takes %s for what it is', (_what, pages, isAtEnd) => {
    const { groups, nextPage } = afterPages(pages);
    expect(groups).toEqual(isAtEnd ? [] : ['accepted']);
    expect(nextPage).toBe(isAtEnd ? 1 : pages.length + 1);
  });
});

describe('the search among known members', () => {
  const people = [
    { id: '1', name: 'Asha Rao', email: 'Asha.R@Example.org', phone: '919900011122' },
    { id: '2', name: 'ಕ್\u200dಷಿತಾ ಶೆಟ್ಟಿ', email: 'k@example.org', phone: '919811122233' },
    { id: '3', name: 'रवि कुमार' },
    { id: 'constructor', name: 'ÉLODIE', email: 'elodie@example.org', phone: '+33 6 12 34 56 78' },
  ];
  const members = membersSlice.reducer(undefined, membersSeen(people));
  const names = (text: string) => selectSearchResults({ members }, text).map(({ name }) => name);

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

  it('keeps what another list has told, and takes over what is new', () => {
    const later = membersSlice.reducer(members, membersSeen([{ id: '1', name: '', email: '', phone: '9811' }]));
    expect(later.people.entities['1']).toMatchObject({ name: 'Asha Rao', email: 'Asha.R@Example.org', phone: '9811' });
    expect(later.people.ids).toHaveLength(people.length);
  });
});
