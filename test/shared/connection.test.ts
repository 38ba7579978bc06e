import { combineSlices, configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { membersApi } from '@/features/members/membersApi';
import { baseApi } from '@/shared/api/baseApi';
import { connectionSlice, selectIsServerDown, startConnectionListening } from '@/shared/connection/connectionSlice';

const auth = createSlice({ name: 'auth', initialState: { token: 'token' }, reducers: {} });
const { getRegistrations, getStats } = membersApi.endpoints;

/** A console with one list on the screen, which its server fails to answer at first; `calls` counts those of the list. */
function aConsole() {
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: combineSlices(auth, baseApi, connectionSlice),
    middleware: (defaults) => defaults().prepend(listeners.middleware).concat(baseApi.middleware),
  });
  startConnectionListening(listeners.startListening.withTypes<never, never>());
  let calls = 0;
  let status = 503;
  globalThis.fetch = async (input) => {
    const isList = String(input).includes('/analysis/user');
    if (isList) calls += 1;
    return Response.json({ month: [], count: [] }, { status: isList ? status : 200 });
  };
  void store.dispatch(getRegistrations.initiate());
  return {
    isDown: () => selectIsServerDown(store.getState()),
    calls: () => calls,
    listAnswers: () => void (status = 200),
    poll: async () => {
      void store.dispatch(getStats.initiate(undefined, { subscribe: false, forceRefetch: true }));
      await jest.advanceTimersByTimeAsync(4_500);
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('refetches the screen with the first reply of a server that was away, and repeats no call before', async () => {
  const { isDown, calls, listAnswers, poll } = aConsole();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(isDown()).toBe(true);
  expect(calls()).toBe(3);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls()).toBe(3);
  listAnswers();
  await poll();
  expect(isDown()).toBe(false);
  expect(calls()).toBe(4);
});

it('refetches four times what fails beside calls that are answered', async () => {
  const { isDown, calls, poll } = aConsole();
  await jest.advanceTimersByTimeAsync(2_000);
  for (let polls = 0; polls < 6; polls += 1) await poll();
  expect(isDown()).toBe(false);
  const before = calls();
  await poll();
  expect(calls()).toBe(before);
});
