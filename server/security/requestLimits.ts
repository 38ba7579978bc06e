import { createMiddleware } from 'hono/factory';
import { HttpError } from '../httpError';

const maxUrlLength = 8192;
const maxParameters = 30;

export const limitRequestSize = createMiddleware(async (call, next) => {
  const { search } = new URL(call.req.url);
  if (call.req.url.length > maxUrlLength) throw new HttpError(414, 'The address of the request is too long.');
  if (search.split('&').length > maxParameters) throw new HttpError(400, 'The address carries too many parameters.');
  const declared = call.req.header('content-length');
  if (declared !== undefined && Number(declared) > maxBodySize(call.req.header('content-type')))
    throw tooLarge(call.req.header('content-type'));
  await next();
});

/**
 * Reads a body up to its limit; the Content-Length header is not trusted. It is called once the caller and the type are known:
 * Hono's body-limit would read a chunked body before, and answer one that breaks off with 500.
 */
export async function readBody(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const type = request.headers.get('content-type') ?? undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > limit) throw tooLarge(type);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, 'The body of the request broke off.');
  }
  return Buffer.concat(chunks);
}

export const maxTextSize = 400_000;
/** An e-mail and a password, with every letter escaped. */
export const maxSignedOutSize = 16_000;
// A 2 MB picture and the other fields of its form.
export const maxFormSize = 2 * 1024 * 1024 + 100_000;

const isFormType = (type: string | undefined) => /^\s*multipart\/form-data\b/i.test(type ?? '');
const maxBodySize = (type: string | undefined) => (isFormType(type) ? maxFormSize : maxTextSize);

function tooLarge(type: string | undefined): HttpError {
  return new HttpError(
    413,
    isFormType(type)
      ? 'File size is too large. Maximum size is 2MB. Please try any other image.'
      : 'The body of the request is too large.',
  );
}
