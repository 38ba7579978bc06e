import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpError } from './httpError';
import type { Call } from './services';

const envelope = (data: object, sentence: string, status: ContentfulStatusCode) => ({
  ...data,
  responseCode: status,
  responseMessage: sentence,
  message: sentence,
});

export function reply(call: Call, data: object, sentence: string, status: ContentfulStatusCode = 200): Response {
  return answerText(call, toAnswer(call, JSON.stringify(envelope(data, sentence, status))), status);
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
  around: (list: unknown) => object;
};

export const isInPieces = (data: object): data is InPieces => 'pieces' in data;

/**
 * Answers with the envelope of the contract around a list, which is sent as it is read. What fails before the first piece gets its
 * own answer; later the connection is cut, which no console takes for a whole list.
 */
export async function replyInPieces(call: Call, { pieces, around }: InPieces, sentence: string): Promise<Response> {
  const [first, second] = [await pieces.next(), await pieces.next()];
  const [head = '', tail = ''] = JSON.stringify(envelope(around(listHere), sentence, 200)).split(`"${listHere}"`);
  const text = (piece: Piece) => toAnswer(call, 'json' in piece ? piece.json : JSON.stringify(piece).slice(1, -1));
  if (first.done || second.done) return answerText(call, `${head}[${first.done ? '' : text(first.value)}]${tail}`);

  let end: (failure?: { err: unknown }) => void = () => undefined;
  call.set('ending', new Promise((resolve) => (end = resolve)));
  const encoder = new TextEncoder();
  const whole = async function* () {
    try {
      yield encoder.encode(`${head}[${text(first.value)},${text(second.value)}`);
      for await (const rows of pieces) yield encoder.encode(`,${text(rows)}`);
      yield encoder.encode(`]${tail}`);
    } catch (err) {
      end({ err });
      throw err;
    } finally {
      end();
    }
  };
  return answerJson(call, ReadableStream.from(whole()));
}

const toAnswer = (call: Call, json: string) => call.get('addressPhotos')?.(json) ?? json;

const listHere = 'list-here';

function answerText(call: Call, body: string, status: ContentfulStatusCode = 200): Response {
  return answerJson(call, body, status, { 'Content-Length': String(Buffer.byteLength(body)) });
}

function answerJson(
  call: Call,
  body: string | ReadableStream<Uint8Array>,
  status: ContentfulStatusCode = 200,
  headers: Record<string, string> = {},
): Response {
  return call.body(body, status, {
    ...headers,
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'no-store',
    // Where it is missing, Hono's compression adds it by making a stream of the finished body, which costs more than most queries.
    Vary: 'Accept-Encoding',
  });
}
