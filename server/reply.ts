import { setTimeout } from 'node:timers/promises';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { HttpError } from './httpError';
import { createWorkQueue } from './security/workQueue';
import type { Call } from './services';
import { second } from './time';

const envelope = (data: object, sentence: string, status: ContentfulStatusCode) => ({
  ...data,
  responseCode: status,
  responseMessage: sentence,
  message: sentence,
});

export function reply(call: Call, data: object, sentence: string, status: ContentfulStatusCode = 200): Response {
  return answer(call, toAnswer(call, JSON.stringify(envelope(data, sentence, status))), status);
}

export function replyError(call: Call, { status, message, headers, data }: HttpError): Response {
  const response = reply(call, data, message, status);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

/** Rows, or so many rows as JSON already with commas between them. */
type Piece = object[] | { json: string; length: number };

export type InPieces = {
  pieces: AsyncGenerator<Piece>;
  /** @param size of the list; where the answer holds it, it stands behind the list. */
  around: (list: unknown, size: number) => object;
};

export const isInPieces = (data: object): data is InPieces => 'pieces' in data;

/** Long lists that may wait for the one that is being sent to the same administrator: more than any screen asks for at once. */
const mayWait = 8;

/**
 * Returns what answers with the envelope of the contract around a list, which is sent as it is read. What fails before the first
 * piece gets its own answer; later the connection is cut, which no console takes for a whole list. Of lists longer than two pieces
 * one at a time is sent to each administrator, and of the others a piece now and then.
 * @param pause ms, so short that no proxy takes who waits for gone; compression holds some pieces back.
 */
export function createReplyInPieces(pause = 5 * second) {
  const queues = new Map<number, ReturnType<typeof createWorkQueue>>();
  const queueOf = (administratorId: number) => {
    const queue = queues.get(administratorId) ?? createWorkQueue({ concurrency: 1, maxWaiting: Infinity });
    queues.set(administratorId, queue);
    return queue;
  };

  return async (call: Call, { pieces, around }: InPieces, sentence: string): Promise<Response> => {
    const queue = queueOf(call.get('session').administratorId);
    if (queue.waiting() >= mayWait) throw new HttpError(429, tooManyLists, { 'Retry-After': '5' });
    const [first, next] = [await pieces.next(), await pieces.next()];
    const parts = (size: number) =>
      JSON.stringify(envelope(around(listHere, size), sentence, 200)).split(`"${listHere}"`);
    const text = (piece: Piece) => toAnswer(call, 'json' in piece ? piece.json : JSON.stringify(piece).slice(1, -1));
    const [head = ''] = parts(0);
    const tail = (size: number) => parts(size)[1] ?? '';
    if (first.done) return answer(call, `${head}[]${tail(0)}`);
    if (next.done) return answer(call, `${head}[${text(first.value)}]${tail(first.value.length)}`);

    let end: (failure?: { err: unknown }) => void = () => undefined;
    const ending = new Promise<{ err: unknown } | undefined>((resolve) => (end = resolve));
    // Nobody reads the body that belongs to a HEAD.
    if (call.req.method !== 'HEAD') call.set('ending', ending);
    const encoder = new TextEncoder();
    const whole = async function* () {
      try {
        yield encoder.encode(`${head}[${text(first.value)},${text(next.value)}`);
        let isWaiting = true;
        const turn = new Promise<void>((begin) => {
          void queue(() => {
            isWaiting = false;
            begin();
            return ending;
          });
        });
        const wait = () => isWaiting && Promise.race([turn, setTimeout(pause, undefined, { ref: false })]);
        await wait();
        let size = first.value.length + next.value.length;
        for await (const rows of pieces) {
          size += rows.length;
          yield encoder.encode(`,${text(rows)}`);
          await wait();
        }
        yield encoder.encode(`]${tail(size)}`);
      } catch (err) {
        end({ err });
        throw err;
      } finally {
        end();
        await pieces.return(undefined);
      }
    };
    const sent = whole();
    // Where nobody is left to read, what was not begun does not run to its end by itself.
    const leave = async () => {
      end();
      await pieces.return(undefined);
      return sent.return(undefined);
    };
    const body = { next: () => sent.next(), return: leave, [Symbol.asyncIterator]: () => body };
    return answer(call, ReadableStream.from(body));
  };
}

const tooManyLists = 'Several long lists are being sent to you already. Please try again in a moment.';

const toAnswer = (call: Call, json: string) => call.get('addressPhotos')?.(json) ?? json;

const listHere = 'list-here';

function answer(call: Call, body: string | ReadableStream<Uint8Array>, status: ContentfulStatusCode = 200): Response {
  return call.body(body, status, {
    ...(typeof body === 'string' && { 'Content-Length': String(Buffer.byteLength(body)) }),
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
    // Where it is missing, Hono's compression adds it by making a stream of the finished body, which costs more than most queries.
    Vary: 'Accept-Encoding',
  });
}
