import type { z } from 'zod';
import type { CallDescription } from './callDescription';
import { HttpError } from './httpError';
import type { Call } from './services';

/** Bytes: a 2 MB picture and the other fields of its form. */
const maxFormSize = 2 * 1024 * 1024 + 100_000;
const maxJsonSize = 100_000;
/** Bytes that who is not signed in may send: an e-mail and a password, with every letter escaped. */
const maxSignedOutSize = 16_000;

/** The values of a request in one object, after the schemas of its call. Hono's validator would take a field that is said twice. */
export async function readRequest(call: Call, { path, query, json, form }: CallDescription): Promise<object> {
  return {
    ...(path && check(path, call.req.param())),
    ...(query &&
      check(
        query,
        gather(query, (name) => call.req.queries(name)),
      )),
    ...(await readBody(call, json, form)),
  };
}

async function readBody(call: Call, json: CallDescription['json'], form: CallDescription['form']) {
  const type = call.req.header('content-type') ?? '';
  const name = type.split(';')[0]?.trim().toLowerCase();
  if (form && (name === 'multipart/form-data' || !json)) {
    if (name !== 'multipart/form-data') throw new HttpError(415, 'This call takes a form (multipart/form-data).');
    const sent = await parseForm(
      await readBytes(call, maxFormSize, 'File size is too large. Maximum size is 2MB. Please try any other image.'),
      type,
    );
    return check(
      form,
      gather(form, (field) => sent.getAll(field)),
    );
  }
  if (!json) return undefined;
  if (type !== '' && name !== 'application/json')
    throw new HttpError(415, 'This call takes a JSON body (application/json).');
  const limit = call.get('session') ? maxJsonSize : maxSignedOutSize;
  return check(json, parseJson((await readBytes(call, limit, 'The body of the request is too large.')).toString()));
}

/** Hono's body-limit would read a body before its caller and its type are known, and answer one that breaks off with 500. */
async function readBytes(call: Call, limit: number, refusal: string): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = new HttpError(413, refusal);
  if (Number(call.req.header('content-length') ?? 0) > limit) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of call.req.raw.body ?? []) {
      length += chunk.length;
      if (length > limit) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    throw error === tooLarge ? error : new HttpError(400, 'The body of the request broke off.');
  }
  return Buffer.concat(chunks);
}

function parseForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  return new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new HttpError(400, 'The form cannot be read.');
  });
}

function parseJson(text: string): unknown {
  if (text === '') throw new HttpError(400, 'The body of the request is missing.');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The body of the request is not JSON.');
  }
}

function gather(schema: z.ZodObject, valuesOf: (name: string) => unknown[] | undefined): Record<string, unknown> {
  const fields = Object.keys(schema.shape).map((name) => [name, valuesOf(name) ?? []] as const);
  const said = fields.filter(([, values]) => values.length > 0);
  return Object.fromEntries(said.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
}

function check(schema: z.ZodType<object>, value: unknown): object {
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
