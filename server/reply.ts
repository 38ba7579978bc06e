import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { HttpError } from './httpError';
import type { Call } from './services';

/** What a call takes, by the very schemas that check it, and what it answers beside the envelope. */
export type DescribedCall = {
  path?: z.ZodObject;
  query?: z.ZodObject;
  json?: z.ZodType;
  form?: z.ZodObject;
  reply?: z.ZodRawShape;
  /** 200 unless said otherwise. */
  status?: number;
};

/** By method and path. */
export type DescribedCalls = Record<string, DescribedCall>;

/** The envelope of the contract around the data. */
export const envelope = (data: object, sentence: string, status: ContentfulStatusCode = 200) => ({
  ...data,
  responseCode: status,
  responseMessage: sentence,
  message: sentence,
});

/** Answers with the envelope around the data. */
export function reply(call: Call, data: object, sentence: string, status: ContentfulStatusCode = 200): Response {
  return answerText(call, JSON.stringify(envelope(data, sentence, status)), status);
}

/** Answers with a finished body of JSON. */
export function answerText(call: Call, body: string, status: ContentfulStatusCode = 200): Response {
  return answerJson(call, body, status, { 'Content-Length': String(Buffer.byteLength(body)) });
}

/** An answer of JSON that no cache keeps. */
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
