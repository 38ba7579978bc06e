import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { HttpError } from './httpError';
import type { Call } from './services';

/** The envelope of the contract around the data. */
export const envelope = (data: object, sentence: string, status: ContentfulStatusCode = 200) => ({
  ...data,
  responseCode: status,
  responseMessage: sentence,
  message: sentence,
});

/** Answers with the envelope around the data. */
export function reply(call: Call, data: object, sentence: string, status: ContentfulStatusCode = 200): Response {
  const body = JSON.stringify(envelope(data, sentence, status));
  return call.body(body, status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
  });
}

export function replyError(call: Call, { status, message, headers }: HttpError): Response {
  const response = reply(call, {}, message, status);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
