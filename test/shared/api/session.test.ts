import { configureStore, createSlice, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import type { Outcome } from '@/shared/api/envelope';
import { callInSession, createRenewal, sessionInterrupted, sessionRefused } from '@/shared/api/session';
import type { HttpRequest } from '@/shared/api/transport';
import { unsentWorkSlice } from '@/shared/unsentWork';

const auth = createSlice({
  name: 'auth',
  initialState: { token: 'first' as string | null, isInterrupted: false },
  reducers: {
    signedIn: (_auth, { payload }: PayloadAction<string | null>) => ({ token: payload, isInterrupted: false }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionRefused, () => ({ token: null, isInterrupted: false }));
    builder.addCase(sessionInterrupted, (state) => void (state.isInterrupted = true));
  },
});
const { signedIn } = auth.actions;

const done: Outcome = { data: 'done' };
const refused: Outcome = { error: { kind: 'refused', code: 401, message: 'Unknown token.' } };

/** A store with a session, and a server that knows some tokens. */
function open({ known = ['first'], type = 'query' }: { known?: string[]; type?: 'query' | 'mutation' } = {}) {
  const renewal = createRenewal();
  const actions: string[] = [];
  const watch: Middleware = () => (next) => (action) => {
    if (sessionRefused.match(action) || sessionInterrupted.match(action)) actions.push(action.type);
    return next(action);
  };
  const { dispatch, getState } = configureStore({
    reducer: { auth: auth.reducer, unsentWork: unsentWorkSlice.reducer },
    middleware: (defaults) => defaults().concat(renewal.middleware, watch),
  });
  const sent: HttpRequest[] = [];
  const signal = new AbortController().signal;
  const call = (request: Parameters<typeof callInSession>[0]) =>
    callInSession(request, { type, signal, extra: renewal.extra, getState, dispatch }, async (authorized) => {
      sent.push(authorized);
      return known.includes(authorized.headers?.['x-access-token'] ?? '') ? done : refused;
    });
  return { dispatch, sent, actions, call };
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the token', () => {
  it('travels in a header, and a second time where the contract wants it', async () => {
    const { call, sent } = open();
    const headers = { 'x-access-token': 'first' };
    await call({ url: '/a' });
    await call({ url: '/b', params: { limit: 5 }, accessTokenIn: 'query' });
    await call({ url: '/c', body: { status: 1 }, accessTokenIn: 'body' });
    expect(sent).toMatchObject([
      { url: '/a', headers },
      { url: '/b', headers, params: { limit: 5, access_token: 'first' } },
      { url: '/c', headers, body: { status: 1, access_token: 'first' } },
    ]);
    expect(sent[0]?.params).toEqual({});
  });

  it('stays at home in an anonymous call, and gives way to a credential', async () => {
    const { call, sent, actions } = open();
    expect(await call({ url: '/admins/login', anonymous: true })).toBe(refused);
    expect(await call({ url: '/admins/reset', credential: 'code' })).toBe(refused);
    expect(sent.map(({ headers }) => headers)).toEqual([{}, { 'x-access-token': 'code' }]);
    expect(actions).toEqual([]);
  });

  it('is required: without one nothing is sent', async () => {
    const { call, sent, dispatch } = open();
    dispatch(signedIn(null));
    expect(await call({ url: '/a' })).toMatchObject({ error: { kind: 'ended' } });
    expect(sent).toEqual([]);
    expect(await call({ url: '/admins/forgot', anonymous: true })).toBe(refused);
    expect(sent).toHaveLength(1);
  });
});

it('ends once, however many calls are refused', async () => {
  const { call, actions } = open({ known: [] });
  const ends = await Promise.all([call({ url: '/a' }), call({ url: '/b' }), call({ url: '/c' })]);
  for (const end of ends) expect(end).toMatchObject({ error: { kind: 'ended' } });
  expect(actions).toEqual(['session/refused']);
});

describe('while the administrator signs in again', () => {
  it('calls wait, set out together with the new token, and a refused query is repeated', async () => {
    const { call, sent, dispatch } = open({ known: ['second'] });
    dispatch(sessionInterrupted());
    const calls = [call({ url: '/a' }), call({ url: '/b' })];
    await turns();
    expect(sent).toEqual([]);
    dispatch(signedIn('second'));
    expect(await Promise.all(calls)).toEqual([done, done]);
    expect(sent).toHaveLength(2);
  });

  it('a mutation that was under way is not repeated', async () => {
    const { call, sent, dispatch } = open({ known: ['second'], type: 'mutation' });
    const refusedCall = call({ url: '/a', method: 'PUT' });
    dispatch(sessionInterrupted());
    await turns();
    dispatch(signedIn('second'));
    expect(await refusedCall).toMatchObject({ error: { kind: 'refused', message: expect.stringMatching(/not done/) } });
    expect(sent).toHaveLength(1);
  });

  it('calls end when the administrator signs out instead', async () => {
    const { call, sent, dispatch } = open();
    dispatch(sessionInterrupted());
    const waiting = call({ url: '/a' });
    await turns();
    dispatch(signedIn(null));
    expect(await waiting).toMatchObject({ error: { kind: 'ended' } });
    expect(sent).toEqual([]);
  });

  it('waits for the next sign-in too, once the first is over', async () => {
    const { call, dispatch } = open({ known: ['third'] });
    dispatch(sessionInterrupted());
    dispatch(signedIn('second'));
    dispatch(sessionInterrupted());
    const waiting = call({ url: '/a' });
    await turns();
    dispatch(signedIn('third'));
    expect(await waiting).toBe(done);
  });
});
