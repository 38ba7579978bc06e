import { configureStore, createSlice, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { baseQuery, type ApiRequest } from '@/shared/api/baseApi';
import { sessionEnded } from '@/shared/api/session';

const auth = createSlice({
  name: 'auth',
  initialState: { token: 'first' as string | null },
  reducers: { signedIn: (_auth, { payload }: PayloadAction<string | null>) => ({ token: payload }) },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => ({ token: null })),
});
const { signedIn } = auth.actions;

const refused = { error: { kind: 'refused', code: 401, message: 'Unknown token.' } };

/** A store with a session, and a server that knows some tokens. */
function open({ known = ['first'] }: { known?: string[] } = {}) {
  const ends: unknown[] = [];
  const watch: Middleware = () => (next) => (action) => {
    if (sessionEnded.match(action)) ends.push(action.payload);
    return next(action);
  };
  const { dispatch, getState } = configureStore({
    reducer: { auth: auth.reducer },
    middleware: (defaults) => defaults().concat(watch),
  });
  const sent: (string | null)[] = [];
  globalThis.fetch = async (_url, init) => {
    const token = new Headers(init?.headers).get('x-access-token');
    sent.push(token);
    await Promise.resolve();
    return Response.json({ message: 'Unknown token.' }, { status: known.includes(token ?? '') ? 200 : 401 });
  };
  const api = { type: 'query', signal: new AbortController().signal, getState, dispatch } as unknown as BaseQueryApi; // what the call reads
  const call = (request: ApiRequest) => baseQuery(request, api, {});
  return { dispatch, sent, ends, call };
}

describe('the token', () => {
  it('stays at home in an anonymous call, and gives way to a credential', async () => {
    const { call, sent, ends } = open();
    expect(await call({ url: '/admins/login', anonymous: true })).toMatchObject(refused);
    expect(await call({ url: '/admins/reset', credential: 'code' })).toMatchObject(refused);
    expect(sent).toEqual([null, 'code']);
    expect(ends).toEqual([]);
  });

  it('is required: without one nothing is sent', async () => {
    const { call, sent, dispatch } = open();
    dispatch(signedIn(null));
    expect(await call({ url: '/a' })).toMatchObject({ error: { kind: 'ended' } });
    expect(sent).toEqual([]);
    expect(await call({ url: '/admins/forgot', anonymous: true })).toMatchObject(refused);
    expect(sent).toHaveLength(1);
  });
});

it('ends once, however many calls are refused', async () => {
  const { call, ends } = open({ known: [] });
  const outcomes = await Promise.all([call({ url: '/a' }), call({ url: '/b' }), call({ url: '/c' })]);
  for (const outcome of outcomes) expect(outcome).toMatchObject({ error: { kind: 'ended' } });
  expect(ends).toEqual(['refused']);
});

it('is not ended by a call of the session before', async () => {
  const { call, sent, ends, dispatch } = open({ known: ['second'] });
  const late = call({ url: '/a' });
  dispatch(signedIn('second'));
  expect(await late).toMatchObject({ error: { kind: 'ended' } });
  expect(ends).toEqual([]);
  expect(sent).toHaveLength(1);
});
