import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { baseQuery } from '@/shared/api/baseApi';

const page = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
const refusal = (status: number, retryAfter?: number) =>
  Response.json({}, { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } });
const cutOff = (): never => {
  throw new TypeError('cut off');
};

/** Runs a call whose attempts end so, one after the other; each may take its time. */
async function run(
  ends: (() => Response)[],
  { type = 'query', takes = 0, signal = new AbortController().signal } = {},
) {
  const start = performance.now();
  const times: number[] = [];
  globalThis.fetch = async () => {
    times.push(performance.now() - start);
    if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes));
    return (ends[times.length - 1] ?? (() => Response.json({})))();
  };
  const api = { type, signal, getState: () => ({ connection: { isServerDown: false } }) } as unknown as BaseQueryApi; // what the call reads
  const call = Promise.resolve(baseQuery({ url: '/x', anonymous: true }, api, {})).catch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  return { outcome: await call, times };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a query', () => {
  it.each([
    ['a lost connection', cutOff],
    ['429', () => refusal(429)],
    ['502', () => refusal(502)],
    ['503', () => refusal(503)],
    ['504', () => refusal(504)],
    ['a page of a proxy that is down', () => page(502)],
  ])('is tried twice more after %s, with growing pauses', async (_what, end) => {
    const { outcome, times } = await run([end, end, end]);
    expect(times).toEqual([0, 400, 1600]);
    expect(outcome).toHaveProperty('error');
  });

  it('ends with the first success', async () => {
    expect(await run([cutOff])).toMatchObject({ outcome: { data: {} }, times: [0, 400] });
  });

  it.each([
    ['404', () => refusal(404)],
    ['500', () => refusal(500)],
    ['a page that does not pass', () => page(200)],
    ['an unreadable answer', () => new Response('{')],
  ])('is not repeated after %s', async (_what, end) => {
    expect((await run([end])).times).toEqual([0]);
  });

  it('waits as long as the server asks for, but not for ever', async () => {
    expect((await run([() => refusal(503, 3)])).times).toEqual([0, 3_000]);
    expect((await run([() => refusal(503, 0)])).times).toEqual([0, 400]);
    expect((await run([() => refusal(503, 9)])).times).toEqual([0]);
  });

  it('is not sent again after its first eight seconds', async () => {
    expect((await run([cutOff, cutOff], { takes: 7_000 })).times).toEqual([0, 7_400]);
  });

  it('stops when it is dropped during a pause', async () => {
    const drop = new AbortController();
    setTimeout(() => drop.abort(), 200);
    const { times } = await run([cutOff, cutOff], { signal: drop.signal });
    expect(times).toEqual([0]);
  });
});

it('never repeats a mutation', async () => {
  expect((await run([cutOff], { type: 'mutation' })).times).toEqual([0]);
});
