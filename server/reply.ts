import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpError } from './httpError';
import type { Call } from './services';

export const envelope = (data: object, sentence: string, status: ContentfulStatusCode = 200) => ({
  ...data,
  responseCode: status,
  responseMessage: sentence,
  message: sentence,
});

export function reply(call: Call, data: object, sentence: string, status: ContentfulStatusCode = 200): Response {
  return answerText(call, JSON.stringify(envelope(data, sentence, status)), status);
}

export function answerText(call: Call, body: string, status: ContentfulStatusCode = 200): Response {
  return answerJson(call, body, status, { 'Content-Length': String(Buffer.byteLength(body)) });
}

export function answerJson(
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

export function replyError(call: Call, { status, message, headers }: HttpError): Response {
  const response = reply(call, {}, message, status);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
