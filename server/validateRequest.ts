import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { fieldSentence } from './fieldSentence';
import { HttpError } from './httpError';
import type { Call } from './services';

/** Bytes: a 2 MB picture and the other fields of its form. */
const maxFormSize = 2 * 1024 * 1024 + 100_000;
const maxJsonSize = 100_000;
/** Bytes that who is not signed in may send: an e-mail and a password, with every letter escaped. */
const maxSignedOutSize = 16_000;

/** What a call takes, by the very schemas that check it, and what it answers beside the envelope, whose sentence is `done`. */
export type CallDescription = {
  path?: z.ZodObject;
  query?: z.ZodObject;
  json?: z.ZodType<object>;
  form?: z.ZodObject;
  reply?: z.ZodRawShape;
  status?: ContentfulStatusCode;
  done: string;
};

type Parts = Pick<CallDescription, 'path' | 'query' | 'json' | 'form'>;

/** The values of a request in one object, after the schemas of its call. Hono's validator would take a field that is said twice. */
export async function readRequest(call: Call, { path, query, json, form }: Parts): Promise<object> {
  return {
    ...(path && check(path, call.req.param())),
    ...(query && checkFields(query, (name) => call.req.queries(name))),
    ...((json ?? form) && (await readBody(call, json, form))),
  };
}

/** Only now, as its caller is known and its type is one that the call takes, the body is read. */
async function readBody(call: Call, json: Parts['json'], form: Parts['form']) {
  const type = call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (form && type === 'multipart/form-data') {
    const refusal = 'File size is too large. Maximum size is 2MB. Please try any other image.';
    const sent = await readWithin(call, maxFormSize, refusal, () => call.req.formData());
    return checkFields(form, (name) => sent.getAll(name));
  }
  // Any web page can send a body of no type, or of a form's, without the browser asking whether it may.
  if (!json || type !== 'application/json') {
    const kinds = [json && 'JSON (application/json)', form && 'a form (multipart/form-data)'].filter(Boolean);
    throw new HttpError(415, `The body of this call is ${kinds.join(' or ')}.`);
  }
  const limit = call.get('session') ? maxJsonSize : maxSignedOutSize;
  return check(json, await readWithin(call, limit, 'The body of the request is too large.', () => call.req.json()));
}

async function readWithin<Body>(call: Call, maxSize: number, refusal: string, read: () => Promise<Body>) {
  const tooLarge = new HttpError(413, refusal);
  const refuse = () => Promise.reject(tooLarge);
  try {
    await bodyLimit({ maxSize, onError: refuse })(call, () => Promise.resolve());
    return await read();
  } catch (error) {
    throw error === tooLarge ? error : new HttpError(400, 'The body of the request is missing or cannot be read.');
  }
}

function checkFields(schema: z.ZodObject, valuesOf: (name: string) => unknown[] | undefined): object {
  const fields = Object.keys(schema.shape).map((name) => [name, valuesOf(name) ?? []] as const);
  const said = fields.filter(([, values]) => values.length > 0);
  return check(
    schema,
    Object.fromEntries(said.map(([name, values]) => [name, values.length === 1 ? values[0] : values])),
  );
}

function check(schema: z.ZodType<object>, value: unknown): object {
  const result = schema.safeParse(value, { error: fieldSentence });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  // Of a body that may have one of two forms, the form counts to which the least is missing.
  const forms = issue?.code === 'invalid_union' && issue.path.length === 0 ? issue.errors : [];
  const [closest] = [...forms].sort((one, other) => one.length - other.length);
  throw new HttpError(400, (closest?.[0] ?? issue)?.message ?? 'The request is not valid.');
}
