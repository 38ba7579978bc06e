import { combineSlices, configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { membersApi } from '@/features/members/membersApi';
import { baseApi } from '@/shared/api/baseApi';
import { startConnectionListening } from '@/shared/connection/connectionListeners';
import { connectionSlice, selectIsLost } from '@/shared/connection/connectionSlice';

const auth = createSlice({ name: 'auth', initialState: { token: 'token' }, reducers: {} });

/** A console with one list on the screen, whose server answers as it is told; `times` are those of its calls, in seconds. */
function aConsole() {
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: combineSlices(auth, baseApi, connectionSlice),
    middleware: (defaults) => defaults().prepend(listeners.middleware).concat(baseApi.middleware),
  });
  startConnectionListening(listeners.startListening.withTypes<never, never>(), () =>
    membersApi.endpoints.getStats.initiate(undefined, { subscribe: false, forceRefetch: true }),
  );
  const begun = performance.now();
  const times: Record<string, number[]> = {};
  let answer: (path: string) => Response = () => Response.json({});
  globalThis.fetch = async (input) => {
    const path = new URL(String(input), window.location.origin).pathname;
    (times[path] ??= []).push(Math.round((performance.now() - begun) / 1000));
    return answer(path);
  };
  return {
    store,
    times,
    isLost: () => selectIsLost(store.getState()),
    answers: (next: (path: string) => Response) => void (answer = next),
  };
}

const cut = (): never => {
  throw new TypeError('cut off');
};
const stats = '/analysis/details';
const list = '/analysis/user';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a server that is away', () => {
  it('is tried by one call often enough to be noticed within five seconds once it is back', async () => {
    const { store, times, answers, isLost } = aConsole();
    answers(cut);
    void store.dispatch(membersApi.endpoints.getRegistrations.initiate());
    await jest.advanceTimersByTimeAsync(2_000);
    expect(isLost()).toBe(true);
    expect(times[list]).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(isLost()).toBe(true);
    expect(times[list]).toHaveLength(3);
    const tries = times[stats]?.length ?? 0;
    answers(() => Response.json({ month: [], count: [] }));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(isLost()).toBe(false);
    expect(times[list]).toHaveLength(4);
    expect(times[stats]).toHaveLength(tries + 1);
  });
});
