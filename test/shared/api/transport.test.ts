import { send } from '@/shared/api/transport';

const usualFetch = globalThis.fetch;
const none = new AbortController().signal;

/** Answers every request so, and keeps them. */
function serve(answer: (request: Request) => Promise<Response> | Response) {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    request.signal.throwIfAborted();
    const dropped = new Promise<never>((_resolve, reject) =>
      request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
    return Promise.race([answer(request), dropped]);
  };
  return requests;
}

const never = () => new Promise<never>(() => undefined);
const unreachable = (message: RegExp) => ({
  error: { kind: 'unreachable', message: expect.stringMatching(message) as unknown },
});

/** Whether the call has ended after so many milliseconds. */
async function endsWithin(call: Promise<unknown>, milliseconds: number) {
  let hasEnded = false;
  void call.then(() => (hasEnded = true));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return hasEnded;
}

afterEach(() => {
  globalThis.fetch = usualFetch;
});

it.each([
  ['JSON', '{"size":2}', { size: 2 }],
  ['null for an empty body', ' ', null],
  ['undefined for anything else', '<html></html>', undefined],
])('a reply holds %s', async (_what, text, body) => {
  serve(() => new Response(text, { status: 202 }));
  expect(await send({ url: '/x' }, none)).toMatchObject({ status: 202, body });
});

describe('a call that is not answered', () => {
  beforeEach(() => void jest.useFakeTimers());

  it('says whether the console is offline', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const { error } = unreachable(/^The server cannot be reached\. Please check/);
    expect(await send({ url: '/x' }, none)).toEqual({ error: { ...error, mayBeSaved: true } });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await send({ url: '/x' }, none)).toEqual(unreachable(/^You are offline/));
  });

  it('is given up after fifteen seconds', async () => {
    serve(never);
    const call = send({ url: '/x' }, none);
    expect(await endsWithin(call, 14_900)).toBe(false);
    expect(await endsWithin(call, 200)).toBe(true);
    expect(await call).toEqual({ error: { ...unreachable(/did not answer in time/).error, mayBeSaved: true } });
  });

  it('waits for an upload as long as a slow connection needs', async () => {
    serve(never);
    const form = new FormData();
    form.append('image', new File([new Uint8Array(200_000)], 'photo.png'));
    const call = send({ url: '/x', method: 'POST', body: form }, none);
    expect(await endsWithin(call, 24_900)).toBe(false);
    expect(await endsWithin(call, 200)).toBe(true);
  });

  it('has two minutes for its body once the reply has begun', async () => {
    serve(({ signal }) => {
      const start = (body: ReadableStreamDefaultController) =>
        signal.addEventListener('abort', () => body.error(new DOMException('aborted', 'AbortError')));
      return new Response(new ReadableStream({ start }));
    });
    const call = send({ url: '/x' }, none);
    expect(await endsWithin(call, 119_900)).toBe(false);
    expect(await endsWithin(call, 200)).toBe(true);
    expect(await call).toMatchObject({ error: { kind: 'unreachable', mayBeSaved: true } });
  });

  it('ends at once when it is dropped, also before it was sent', async () => {
    serve(never);
    const drop = new AbortController();
    const call = send({ url: '/x' }, drop.signal);
    drop.abort();
    expect(await endsWithin(call, 0)).toBe(true);
    expect(await endsWithin(send({ url: '/x' }, drop.signal), 0)).toBe(true);
  });
});
