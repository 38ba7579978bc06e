import { waitFor } from '@testing-library/dom';
import { openStore } from '@/app/store';
import { membersApi } from '@/features/members/membersApi';
import * as desk from '@/features/requests/deskSlice';
import type { AppDispatch } from '@/shared/hooks/store';

const { listMembers, acceptMember } = membersApi.endpoints;

/** The desk without its screen, on a server with so many requests; `answer` may hold or change the reply to a page. */
async function openDesk(count: number, position: desk.DeskPosition = { page: 1, id: '1' }) {
  window.localStorage.setItem('persist:auth', JSON.stringify({ token: '"token"', expirationTime: `${Date.now()}` }));
  let waiting = Array.from({ length: count }, (_, index) => String(index + 1));
  const asked: number[] = [];
  const pageNow = (page: number, size: number | null = waiting.length) =>
    Response.json({ data: waiting.slice(page * 10 - 10, page * 10).map((user_id) => ({ user_id })), size });
  const server = { answer: pageNow as (page: number) => Response | Promise<Response> };
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input, init).url);
    if (pathname === '/admins/listuser') {
      asked.push(Number(searchParams.get('page')));
      return server.answer(asked.at(-1)!); // pushed above
    }
    waiting = waiting.filter((id) => id !== searchParams.get('user_id'));
    return Response.json({});
  };
  const store = await openStore();
  const { getState } = store;
  const dispatch = store.dispatch as AppDispatch; // as the features dispatch
  const state = () => desk.selectDesk(getState());
  let steps = 0;
  /** As the address says it. */
  const go = async (next: desk.DeskPosition) => {
    await dispatch(listMembers.initiate({ group: 'pending', page: next.page }));
    dispatch(desk.followAddress({ historyKey: String((steps += 1)), page: next.page, id: next.id }));
  };
  /** Whom the desk opens next. */
  const next = async () => {
    await waitFor(() => expect(state().target).toBeDefined());
    await go(state().target!); // waited for
    return state().id;
  };
  await go(position);
  return {
    asked,
    dispatch,
    go,
    next,
    server,
    state,
    pageNow,
    accept: () => dispatch(acceptMember.initiate({ id: state().id })),
    skip: () => dispatch(desk.openNext()),
    answeredElsewhere: (ids: string[]) => void (waiting = waiting.filter((id) => !ids.includes(id))),
  };
}

type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Holds the replies to a page back until `arrive`. */
function hold({ dispatch, server, pageNow }: Desk, held: number, reply: Desk['server']['answer'] = pageNow) {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.answer = async (page) => {
    if (page !== held) return pageNow(page);
    await arrived;
    return reply(page);
  };
  return async () => {
    arrive();
    await Promise.all(dispatch(membersApi.util.getRunningQueriesThunk()));
  };
}

it('starts with the first that waits, on an earlier page where this one has none', async () => {
  const { accept, asked, dispatch, next, go, state } = await openDesk(11, { page: 2, id: '11' });
  await accept();
  await waitFor(() => expect(state().search).toBeUndefined());
  await go({ page: 2, id: '' });
  dispatch(desk.startReviewing());
  expect(await next()).toBe('1');
  expect(asked).toContain(1);
});

it('goes once around the list, so that those who moved to an earlier page are met too', async () => {
  const { accept, answeredElsewhere, next, skip } = await openDesk(12, { page: 2, id: '12' });
  answeredElsewhere(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  await accept();
  expect(await next()).toBe('10');
  skip();
  expect(await next()).toBe('11');
});

it('skips nobody where the next page was read before others moved up, and came after', async () => {
  const opened = await openDesk(23);
  const { accept, dispatch, next, skip, server, pageNow } = opened;
  const early = pageNow(2);
  const arrive = hold(opened, 2, () => early);
  void dispatch(listMembers.initiate({ group: 'pending', page: 2 }));
  server.answer = (page) => pageNow(page);
  const seen: string[] = [];
  for (let turn = 1; turn <= 20; turn += 1) {
    if (turn <= 10) await accept();
    else skip();
    seen.push(await next());
    if (turn === 10) await arrive();
  }
  expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 2)));
});

it('opens everybody once where every third request is skipped, so that pages shift by seven', async () => {
  const { accept, next, skip, state } = await openDesk(12);
  const seen = ['1'];
  for (let turn = 1; turn <= 11; turn += 1) {
    if (turn % 3 === 0) skip();
    else await accept();
    seen.push(await next());
  }
  expect(seen).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
  await accept();
  await waitFor(() => expect(state().search).toBe('over'));
});

it('ends where a server repeats itself and counts what it does not send', async () => {
  const { next, server, pageNow, skip, state } = await openDesk(2);
  server.answer = () => pageNow(1, 5_000_000);
  skip();
  expect(await next()).toBe('2');
  skip();
  await waitFor(() => expect(state().search).toBe('over'));
});

it('looks beyond a full page of a list that the server does not count', async () => {
  const { dispatch, go, next, server, pageNow, skip } = await openDesk(12);
  server.answer = (page) => pageNow(page, null);
  for (let turn = 1; turn <= 10; turn += 1) {
    skip();
    await next();
  }
  await go({ page: 1, id: '' });
  dispatch(desk.startReviewing());
  expect(await next()).toBe('11');
});

it('drops the search for the next request when another one is opened, or the desk is left', async () => {
  for (const leave of ['another', 'left'] as const) {
    const opened = await openDesk(11, { page: 1, id: '10' });
    const arrive = hold(opened, 2);
    opened.skip();
    await waitFor(() => expect(opened.state().search).toBe('reading'));
    if (leave === 'another') await opened.go({ page: 1, id: '2' });
    else opened.dispatch(desk.deskClosed());
    await arrive();
    expect(opened.state()).toMatchObject({ id: leave === 'another' ? '2' : '' });
    expect(opened.state().search).toBeUndefined();
    expect(opened.state().target).toBeUndefined();
  }
});
