import {
  answeredBefore,
  pageShown,
  requestAnswered,
  waitingBefore,
  type ShownPages,
} from '@/features/members/requests/shownPages';

const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

function shown(...pages: string[][]) {
  const all: ShownPages = {};
  pages.forEach((page, index) => pageShown(all, index + 1, page));
  return all;
}

describe('the pages of the pending list as they are shown', () => {
  it('counts what was answered on the pages before, each request once', () => {
    const pages = shown(ids(1, 10), ids(11, 20));
    for (const id of ['1', '2', '2', '15', 'elsewhere']) requestAnswered(pages, id);
    expect([1, 2, 3, 7].map((page) => answeredBefore(pages, page))).toEqual([0, 2, 3, 3]);
    expect([...waitingBefore(pages, 2)]).toEqual(ids(3, 10));
  });

  it('forgets the pages behind one that was read again without its answered rows', () => {
    const pages = shown(ids(1, 10), ids(11, 20), ids(21, 30));
    for (const id of ['1', '12', '23']) requestAnswered(pages, id);
    pageShown(pages, 2, ids(13, 22));
    expect(Object.keys(pages)).toEqual(['1', '2']);
    expect(answeredBefore(pages, 3)).toBe(1);
  });
});
