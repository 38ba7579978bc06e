import { configureStore, createSlice, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import type { Outcome } from '@/shared/api/transport';
import { callInSession } from '@/shared/api/baseApi';
import { sessionEnded } from '@/shared/api/session';
import type { HttpRequest } from '@/shared/api/transport';

const auth = createSlice({
  name: 'auth',
  initialState: { token: 'first' as string | null },
  reducers: { signedIn: (_auth, { payload }: PayloadAction<string | null>) => ({ token: payload }) },
  extraReducers: (builder) => void builder.addCase(sessionEnded, () => ({ token: null })),
});
const { signedIn } = auth.actions;

const done: Outcome = { data: 'done' };
const refused: Outcome = { error: { kind: 'refused', code: 401, message: 'Unknown token.' } };

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
  const sent: HttpRequest[] = [];
  const call = (request: Parameters<typeof callInSession>[0]) =>
    callInSession(request, { getState, dispatch }, async (authorized) => {
      sent.push(authorized);
      await Promise.resolve();
      return known.includes(authorized.headers?.['x-access-token'] ?? '') ? done : refused;
    });
  return { dispatch, sent, ends, call };
}

describe('the token', () => {
  it('stays at home in an anonymous call, and gives way to a credential', async () => {
    const { call, sent, ends } = open();
    expect(await call({ url: '/admins/login', anonymous: true })).toBe(refused);
    expect(await call({ url: '/admins/reset', credential: 'code' })).toBe(refused);
    expect(sent.map(({ headers }) => headers)).toEqual([{}, { 'x-access-token': 'code' }]);
    expect(ends).toEqual([]);
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
