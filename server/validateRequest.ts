import type { z } from 'zod';
import { hasRepeatedKey } from './repeatedKeys';
import { HttpError } from './httpError';
import { maxFormSize, maxSignedOutSize, maxTextSize, readBody } from './security/requestLimits';
import type { Call } from './services';

const maxJsonLength = 100_000;
// Twice the fields of the largest form in the contract.
const maxParts = 20;

// Hono's validator would read a body of any size, take a field that is said twice, and `+json` types.

export function readQuery<Output>(call: Call, schema: z.ZodType<Output>): Output {
  return check(
    schema,
    gather(Object.entries(call.req.queries()).flatMap(([name, values]) => values.map((value) => [name, value]))),
  );
}

export function readPath<Output>(call: Call, schema: z.ZodType<Output>): Output {
  return check(schema, call.req.param());
}

export async function readJson<Output>(call: Call, schema: z.ZodType<Output>): Promise<Output> {
  const type = mediaType(call);
  if (type === undefined && !announcesBody(call)) throw missingBody();
  if (type !== 'application/json') throw new HttpError(415, 'This call takes a JSON body (application/json).');
  const text = (await readBody(call.req.raw, call.get('session') ? maxTextSize : maxSignedOutSize)).toString();
  if (text === '') throw missingBody();
  if (text.length > maxJsonLength) throw new HttpError(413, 'The body of the request is too large.');
  return check(schema, parse(text));
}

export async function readForm<Output>(call: Call, schema: z.ZodType<Output>): Promise<Output> {
  if (!isForm(call)) throw new HttpError(415, 'This call takes a form (multipart/form-data).');
  const type = call.req.header('content-type') ?? '';
  const bytes = await readBody(call.req.raw, maxFormSize);
  if (countParts(bytes, type) > maxParts) throw new HttpError(400, 'The form has too many fields.');
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new HttpError(400, 'The form cannot be read.');
  });
  return check(schema, gather([...form.entries()]));
}

export function isForm(call: Call): boolean {
  return mediaType(call) === 'multipart/form-data';
}

const missingBody = () => new HttpError(400, 'The body of the request is missing.');

function announcesBody(call: Call): boolean {
  return call.req.header('transfer-encoding') !== undefined || Number(call.req.header('content-length') ?? 0) > 0;
}

/** Counted before parsing, because parsing many parts costs far more than sending them. */
function countParts(bytes: Buffer, type: string): number {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain ?? ''}`;
  let parts = 0;
  for (let at = bytes.indexOf(boundary); at >= 0 && parts <= maxParts + 1; at = bytes.indexOf(boundary, at + 1))
    parts += 1;
  // The last boundary ends the form.
  return parts - 1;
}

function mediaType(call: Call): string | undefined {
  return call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body of the request is not JSON.');
  }
  if (hasRepeatedKey(text)) throw new HttpError(400, 'The body of the request names a field twice.');
  return value;
}

function gather(pairs: (readonly [string, unknown])[]): Record<string, unknown> {
  const lists = new Map<string, unknown[]>();
  for (const [name, value] of pairs) {
    const values = lists.get(name);
    if (values) values.push(value);
    else lists.set(name, [value]);
  }
  return Object.fromEntries([...lists].map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

function check<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value, {
    error: ({ path = [], input }) => {
      if (path.length === 0) return 'The request does not have the expected form.';
      // People see this one: a sign-in form sends what was typed, or nothing, as it is.
      if (path[0] === 'email' && input !== undefined) return 'Enter an e-mail like name@example.org.';
      return `The field '${path.join('.')}' is ${input === undefined ? 'missing' : 'not valid'}.`;
    },
  });
  if (result.success) return result.data;
  throw new HttpError(400, result.error.issues[0]?.message ?? 'The request is not valid.');
}
