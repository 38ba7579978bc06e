import type { UnknownAction } from '@reduxjs/toolkit';
import {
  closed,
  deskClosed,
  deskSlice,
  opened,
  retried,
  selectDone,
  selectIsNextPageStale,
  selectRemaining,
  selectPendingAdvance,
  selectTarget,
  skipped,
  started,
  startedAgain,
  steppedBack,
  steppedForward,
} from '@/features/members/requests/desk/deskSlice';

let now = 0;

/** An action of RTK Query, as far as the desk reads it. */
function call(kind: 'Query' | 'Mutation', end: string, endpointName: string, originalArgs: unknown, payload?: unknown) {
  now += 1;
  return {
    type: `api/execute${kind}/${end}`,
    payload,
    meta: { requestId: 'r', requestStatus: end, startedTimeStamp: now, arg: { endpointName, originalArgs } },
  };
}
const pageAsked = (page: number) => call('Query', 'pending', 'listMembers', { group: 'pending', page });
const pageArrived = (page: number, ids: readonly string[], total: number) =>
  call('Query', 'fulfilled', 'listMembers', { group: 'pending', page }, { rows: ids.map((id) => ({ id })), total });
const pageFailed = (page: number, payload: unknown) =>
  call('Query', 'rejected', 'listMembers', { group: 'pending', page }, payload);
const pageRead = (page: number, ids: readonly string[], total = 10 * page) => [
  pageAsked(page),
  pageArrived(page, ids, total),
];
const accepted = (id: string) => call('Mutation', 'fulfilled', 'acceptMember', { id }, { decision: 'accept', id });
const acceptedInBulk = (id: string) =>
  call('Mutation', 'fulfilled', 'acceptMember', { id, silent: true }, { decision: 'accept', id });

/** A desk on which all this has happened; after each move the address follows. */
function aDesk(...events: UnknownAction[]) {
  let state = deskSlice.getInitialState();
  let moves = 0;
  const happen = (...next: UnknownAction[]) => {
    for (const event of next) {
      state = deskSlice.reducer(state, event);
      const target = selectTarget({ desk: state });
      if (target) state = deskSlice.reducer(state, opened({ historyKey: `move ${(moves += 1)}`, ...target }));
    }
  };
  happen(...events);
  return {
    happen,
    id: () => state.id,
    page: () => state.page,
    search: () => selectPendingAdvance({ desk: state }),
    count: () => [selectDone({ desk: state }), selectRemaining({ desk: state })],
    isNextPageStale: () => selectIsNextPageStale({ desk: state }),
  };
}
const openedAt = (id: string, page = 1) => opened({ historyKey: 'start', page, id });
const letters = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(from.charCodeAt(0) + index));

describe('the review desk as a reducer', () => {
  it('goes through a page in the order of the list, back and forth', () => {
    const desk = aDesk(...pageRead(1, ['a', 'b', 'c']), openedAt('a'), steppedForward(), steppedForward());
    expect(desk.id()).toBe('c');
    desk.happen(steppedBack());
    expect(desk.id()).toBe('b');
    desk.happen(steppedBack(), steppedBack());
    expect(desk.id()).toBe('a');
  });

  it('passes over answered and skipped requests, but steps through them', () => {
    const desk = aDesk(...pageRead(1, letters('a', 5)), openedAt('c'), skipped(), openedAt('a'), accepted('b'));
    expect(desk.id()).toBe('a');
    desk.happen(skipped());
    expect(desk.id()).toBe('d');
    desk.happen(steppedBack());
    expect(desk.id()).toBe('c');
    desk.happen(steppedBack(), steppedForward());
    expect(desk.id()).toBe('c');
  });

  it('moves on when the open request is answered, by itself or in a run, and leaves its row where it was', () => {
    const desk = aDesk(...pageRead(1, ['a', 'b', 'c']), openedAt('a'), accepted('a'));
    expect(desk.id()).toBe('b');
    desk.happen(acceptedInBulk('b'));
    expect(desk.id()).toBe('c');
    desk.happen(steppedBack(), steppedBack());
    expect(desk.id()).toBe('a');
  });

  it('takes no second key until the address has followed the first', () => {
    const state = [...pageRead(1, ['a', 'b', 'c']), openedAt('b'), steppedBack(), skipped(), accepted('b')].reduce(
      deskSlice.reducer,
      deskSlice.getInitialState(),
    );
    expect(selectTarget({ desk: state })).toEqual({ page: 1, id: 'a' });
    expect(state.skippedIds).toEqual([]);
  });

  it('takes over the next page as it was read ahead', () => {
    const desk = aDesk(...pageRead(1, ['a', 'b'], 12), ...pageRead(2, ['c'], 12), openedAt('b'), skipped());
    expect([desk.page(), desk.id(), desk.search()]).toEqual([2, 'c', undefined]);
  });

  it('reads the next page where none was read ahead, or where it was read before this one', () => {
    const desk = aDesk(...pageRead(1, ['a'], 12), openedAt('a'), skipped());
    expect(desk.search()).toMatchObject({ from: 2, reading: 2 });
    desk.happen(...pageRead(2, ['b'], 12));
    expect([desk.page(), desk.id()]).toEqual([2, 'b']);

    const late = aDesk(...pageRead(2, ['b', 'c'], 12), ...pageRead(1, ['a'], 12), openedAt('a'), skipped());
    expect(late.isNextPageStale()).toBe(true);
    expect(late.search()).toMatchObject({ reading: 2 });
    late.happen(...pageRead(2, ['c'], 12));
    expect(late.id()).toBe('c');
    expect(late.isNextPageStale()).toBe(false);
  });

  it('reads this page anew where answered requests have made room', () => {
    const desk = aDesk(...pageRead(1, ['a', 'b'], 12), ...pageRead(2, ['c', 'd'], 12), openedAt('b'), accepted('a'));
    desk.happen(skipped());
    expect(desk.search()).toMatchObject({ from: 1, reading: 1 });
    desk.happen(...pageRead(1, ['b', 'c'], 11));
    expect([desk.page(), desk.id()]).toEqual([1, 'c']);
    expect(desk.isNextPageStale()).toBe(true);
  });

  it('counts what was answered and what is left, over the ends of pages and in lists that set out before', () => {
    const desk = aDesk(...pageRead(1, ['a', 'b'], 12), started(), accepted('a'), skipped());
    expect(desk.count()).toEqual([1, 11]);
    // This reading sets out with one answered, and arrives when there are two.
    desk.happen(pageAsked(1), accepted('c'), pageArrived(1, ['b', 'd'], 11));
    expect([desk.id(), ...desk.count()]).toEqual(['d', 2, 10]);
    desk.happen(acceptedInBulk('d'), acceptedInBulk('d'));
    expect(desk.count()).toEqual([3, 9]);
    desk.happen(deskClosed());
    expect(desk.count()).toEqual([0, 9]);
  });

  it('starts with the first that waits, on an earlier page where this one has none', () => {
    const desk = aDesk(...pageRead(1, ['a', 'b']), openedAt(''), accepted('a'), started());
    expect(desk.id()).toBe('b');
    const late = aDesk(...pageRead(2, ['x'], 11), openedAt('', 2), accepted('x'), started(), ...pageRead(1, ['a'], 10));
    expect([late.page(), late.id()]).toEqual([1, 'a']);
  });

  it('goes by a list that changed meanwhile', () => {
    const desk = aDesk(...pageRead(1, ['a', 'b', 'c']), openedAt('a'), ...pageRead(1, ['a', 'x', 'c']), skipped());
    expect(desk.id()).toBe('x');
    // The open request is gone from the list: what is left of the page comes first.
    desk.happen(...pageRead(1, ['c', 'd']), skipped());
    expect(desk.id()).toBe('c');
    // Whom the server lists again waits for another answer.
    desk.happen(accepted('c'), ...pageRead(1, ['d', 'c']), skipped());
    expect(desk.search()?.from).toBe(2);
  });

  it('goes once around the list, so that those who moved to earlier pages are met too', () => {
    const desk = aDesk(...pageRead(1, ['a'], 30), openedAt('a'), skipped());
    desk.happen(openedAt('b', 2), ...pageRead(2, ['b'], 30), accepted('b'));
    expect(desk.search()?.reading).toBe(2);
    desk.happen(...pageRead(2, [], 30));
    expect(desk.search()?.reading).toBe(1);
    desk.happen(...pageRead(1, ['a', 'new'], 30));
    expect([desk.page(), desk.id()]).toEqual([1, 'new']);
  });

  it('ends with how many were skipped, and begins again with them', () => {
    const desk = aDesk(...pageRead(1, ['a', 'b'], 2), openedAt('a'), skipped(), skipped());
    // A first page that is full would have a second one.
    expect(desk.search()?.reading).toBe(2);
    desk.happen(...pageRead(2, [], 2), ...pageRead(1, ['a', 'b'], 2));
    expect(desk.search()).toMatchObject({ reading: undefined, waiting: 2 });
    expect(desk.id()).toBe('b');
    desk.happen(startedAgain(), ...pageRead(1, ['a', 'b'], 2));
    expect([desk.id(), desk.search()]).toEqual(['a', undefined]);
  });

  it('ends with a clear queue', () => {
    const desk = aDesk(...pageRead(1, ['a'], 1), openedAt('a'), accepted('a'), ...pageRead(1, [], 0));
    expect(desk.search()).toMatchObject({ waiting: 0 });
  });

  it('ends where a server repeats itself or counts what it does not send', () => {
    const repeating = aDesk(openedAt('a', 3), ...pageRead(3, ['a', 'b'], 1e9), openedAt('b', 3), skipped());
    repeating.happen(openedAt('a', 3), skipped());
    for (let reads = 0; reads < 5; reads += 1) {
      const page = repeating.search()?.reading;
      if (page !== undefined) repeating.happen(...pageRead(page, ['a', 'b'], 1e9));
    }
    expect(repeating.search()).toMatchObject({ reading: undefined, waiting: 1e9 });

    const counting = aDesk(...pageRead(1, ['a'], 1e9), openedAt('a'), accepted('a'));
    counting.happen(...pageRead(1, ['a'], 1e9), ...pageRead(2, [], 1e9));
    expect(counting.search()).toMatchObject({ reading: undefined, waiting: 1e9 });
  });

  it('says why a page could not be read, and reads it again', () => {
    const desk = aDesk(...pageRead(1, ['a'], 12), openedAt('a'), skipped(), pageAsked(2));
    desk.happen(pageFailed(2, undefined));
    expect(desk.search()?.reading).toBe(2);
    desk.happen(pageFailed(2, { message: 'Closed.' }));
    expect(desk.search()).toMatchObject({ reading: undefined, error: { message: 'Closed.' } });
    desk.happen(retried());
    expect(desk.search()).toMatchObject({ reading: 2 });
    expect(desk.search()?.error).toBeUndefined();
  });

  it.each([
    ['another request was opened', opened({ historyKey: 'elsewhere', page: 1, id: 'a' }), 'a'],
    ['the profile was closed', closed(), ''],
    ['the screen was left', deskClosed(), ''],
  ])('drops the search when %s', (_what, event, id) => {
    const desk = aDesk(...pageRead(1, ['a', 'b'], 12), openedAt('b'), skipped());
    desk.happen(event, ...pageRead(2, ['c'], 12));
    expect([desk.id(), desk.search()]).toEqual([id, undefined]);
  });
});
