import type { Member } from '@/features/members/member';
import { readPages } from '@/features/members/allMembers/useAllMembers';
import { nothingRead, type MemberSort, type ReadSoFar } from '@/features/members/allMembersState';
import { createMemberList } from '@/features/members/memberList';
import type { Page } from '@/shared/api/page';

type Row = { id: string };

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ id: String(from + index) }));

/** A list of so many rows, and a record of the calls that it got. */
function aList(count: number, total = count) {
  const asked: number[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  const read = async (page: number): Promise<{ data?: Page<Row>; error?: unknown }> => {
    asked.push(page);
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    await new Promise((resolve) => setTimeout(resolve, page % 3));
    underWay -= 1;
    return { data: { rows: rows((page - 1) * 10 + 1, Math.min(page * 10, count)), total, unreadable: 0 } };
  };
  return { asked, read, most: () => mostAtOnce };
}

type Read = (page: number) => Promise<{ data?: Page<Row>; error?: unknown }>;

type Reached = { ids: string[]; soFar: ReadSoFar; error: unknown };

/** Reads on from what was read before, into a store that takes every id once. */
async function readOn(read: Read, before?: Reached, onCount?: (count: number) => void): Promise<Reached> {
  const kept = new Set(before?.ids);
  const stopping = new AbortController();
  let soFar: ReadSoFar = before?.soFar ?? nothingRead;
  const error = await readPages(soFar, {
    read,
    keep: async (page) => page.reduce((all, { id }) => all.add(id), kept).size,
    onPage: (latest) => {
      soFar = latest;
      onCount?.(latest.count);
      if (latest.count >= stopAt) stopping.abort();
    },
    signal: stopping.signal,
  });
  return { ids: [...kept], soFar, error };
}

let stopAt = Infinity;
beforeEach(() => void (stopAt = Infinity));

describe('the reading of a server-paged list', () => {
  it('reads every page once, in order, three at a time, until one is short', async () => {
    const list = aList(127);
    const counts: number[] = [];
    const { ids, error } = await readOn(list.read, undefined, (count) => counts.push(count));
    expect(error).toBeUndefined();
    expect(ids).toEqual(rows(1, 127).map(({ id }) => id));
    expect(list.asked).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
    expect(list.most()).toBe(3);
    expect(counts.slice(0, 3)).toEqual([10, 20, 30]);
  });

  it.each([
    ['too few', 7],
    ['none', 0],
    ['far too many', 100_000],
  ])('is not misled by a server that counts %s', async (_what, total) => {
    const { soFar } = await readOn(aList(40, total).read);
    expect(soFar).toMatchObject({ count: 40, isAtEnd: true });
  });

  it('ends where a server says the same page again and again', async () => {
    let calls = 0;
    const read = async () => ({ data: { rows: rows(1, 10), total: 5000, unreadable: ((calls += 1), 0) } });
    expect((await readOn(read)).soFar.count).toBe(10);
    expect(calls).toBeLessThanOrEqual(4);
  });

  it('counts a row once when the pages shift under the reading', async () => {
    const pages = [rows(1, 10), rows(10, 19), rows(20, 22)];
    const read = async (page: number) => ({ data: { rows: pages[page - 1] ?? [], total: 22, unreadable: 0 } });
    expect((await readOn(read)).soFar.count).toBe(22);
  });

  it('does not take a page with unreadable rows for a short one', async () => {
    const read = async (page: number) => ({
      data:
        page === 1 ? { rows: rows(1, 8), total: 13, unreadable: 2 } : { rows: rows(9, 11), total: 13, unreadable: 0 },
    });
    expect((await readOn(read)).soFar).toMatchObject({ count: 11, unreadable: 2 });
  });

  it('stops at a page that fails, keeps what it read, and goes on from there', async () => {
    const list = aList(60);
    const stopped = await readOn(async (page) => (page === 3 ? { error: 'closed' } : list.read(page)));
    expect(stopped).toMatchObject({ error: 'closed', soFar: { count: 20, isAtEnd: false } });
    const whole = await readOn(list.read, stopped);
    expect(whole).toMatchObject({ error: undefined, soFar: { count: 60, isAtEnd: true } });
    expect(list.asked.filter((page) => page < 3)).toEqual([1, 2]);
  });

  it('takes nothing more once it is cancelled', async () => {
    const list = aList(500);
    stopAt = 30;
    expect((await readOn(list.read)).soFar).toMatchObject({ count: 30, isAtEnd: false });
    expect(list.asked.length).toBeLessThanOrEqual(6);
  });
});

let lastId = 0;
const aMember = (facts: Partial<Member>): Member => ({
  id: String((lastId += 1)),
  name: '',
  email: '',
  phone: '',
  status: 'approved',
  picture: '',
  joined: '',
  ...facts,
});

function aListOf(members: readonly Member[]) {
  const list = createMemberList();
  list.add(members);
  list.finish();
  const page = (find: string, sort: MemberSort = '') => list.page({ find, sort, page: 1 });
  return { ...list, page, names: (find: string, sort?: MemberSort) => page(find, sort).rows.map(({ name }) => name) };
}

describe('the search in all members', () => {
  const { names } = aListOf([
    aMember({ name: 'Asha Rao', email: 'Asha.R@Example.org', phone: '919900011122' }),
    aMember({ name: 'ಕ್\u200dಷಿತಾ ಶೆಟ್ಟಿ', email: 'k@example.org', phone: '919811122233' }),
    aMember({ name: 'रवि कुमार', email: '', phone: '' }),
    aMember({ name: 'ÉLODIE', email: 'elodie@example.org', phone: '+33 6 12 34 56 78' }),
  ]);

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
  ])('finds %j', (search, expected) => {
    expect(names(search)).toEqual(expected);
  });

  it('gives everybody where nothing is asked', () => {
    expect(names('  ')).toHaveLength(4);
  });
});

describe('the order of all members', () => {
  const everybody = ['Zoya', 'asha', '', 'Émile', 'Asha B', 'ರವಿ'];
  const { names } = aListOf(everybody.map((name) => aMember({ name })));

  it('sorts names as people do, the nameless last in both directions', () => {
    expect(names('', 'name')).toEqual(['asha', 'Asha B', 'Émile', 'Zoya', 'ರವಿ', '']);
    expect(names('', 'name-down')).toEqual(['ರವಿ', 'Zoya', 'Émile', 'Asha B', 'asha', '']);
  });

  it("leaves the server's order alone where none is chosen", () => {
    expect(names('')).toEqual(everybody);
  });
});

it('knows who shares a phone or an e-mail, however they are written', () => {
  const { page } = aListOf([
    aMember({ name: 'One', phone: '+91 99000 11122', email: 'A@x.org' }),
    aMember({ name: 'Two', phone: '09900011122', email: 'b@x.org' }),
    aMember({ name: 'Three', phone: '12', email: 'a@X.org' }),
    aMember({ name: 'Four', phone: '12', email: '' }),
  ]);
  expect(page('').rows.map(({ samePhone, sameEmail }) => [samePhone?.names, sameEmail?.names])).toEqual([
    [['Two'], ['Three']],
    [['One'], undefined],
    [undefined, ['One']],
    [undefined, undefined],
  ]);
});

it('takes a saved answer over, and lets go of who leaves the list, in every order', () => {
  const { names, page, changeStatus, add } = aListOf(['Asha', 'Ravi'].map((name) => aMember({ id: name, name })));
  expect(changeStatus({ id: 'Asha', status: 'blocked', leaves: false })).toBe(2);
  expect(page('asha').rows).toMatchObject([{ status: 'blocked' }]);
  expect(names('', 'name-down')).toEqual(['Ravi', 'Asha']);
  expect(changeStatus({ id: 'Ravi', status: 'deleted', leaves: true })).toBe(1);
  expect(names('', 'name-down')).toEqual(['Asha']);
  // The page on which they stand may arrive later.
  expect(add([aMember({ id: 'Ravi', name: 'Ravi' })])).toBe(2);
  expect(names('')).toEqual(['Asha']);
});
