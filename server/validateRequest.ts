import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { largestPicture, pictureTooLarge } from './contract/limits';
import { HttpError } from './httpError';
import type { Call } from './services';

/** Bytes: a 2 MB picture and the other fields of its form. */
const maxFormSize = largestPicture + 100_000;
const maxJsonSize = 100_000;
/** Bytes that who is not signed in may send: an e-mail and a password, with every letter escaped. */
const maxSignedOutSize = 16_000;

export type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What a call takes, by the very schemas that check it, and what it answers beside the envelope, whose sentence is `done`. */
export type CallDescription = {
  /** Short, and no other call's: clients that are generated name the call by it. */
  summary: string;
  path?: Fields;
  query?: Fields;
  /** Several forms of a body are a union. */
  json?: v.GenericSchema<object>;
  form?: Fields;
  reply?: v.ObjectEntries;
  status?: ContentfulStatusCode;
  /** Statuses of refusals that not every call with such a request has. */
  refuses?: number[];
  /** What a refusal has beside the envelope. */
  refusals?: Record<number, v.ObjectEntries>;
  done: string;
};

type Parts = Pick<CallDescription, 'path' | 'query' | 'json' | 'form'>;

/** The values of a request in one object, after the schemas of its call. Hono's validator would take a field that is said twice. */
export async function readRequest(call: Call, { path, query, json, form }: Parts): Promise<object> {
  refuseOtherTypes(call, json, form);
  return {
    ...(path && check(path, call.req.param())),
    ...(query && checkFields(query, (name) => call.req.queries(name))),
    ...((json ?? form) && (await readBody(call, json, form))),
  };
}

const typeOf = (call: Call) => call.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Any web page can send a body of no type, or of a form's, without the browser asking whether it may. */
function refuseOtherTypes(call: Call, json: Parts['json'], form: Parts['form']): void {
  const kinds = { 'application/json': json, 'multipart/form-data': form };
  const taken = Object.entries(kinds).flatMap(([type, schema]) => (schema ? type : []));
  if (taken.length > 0 && !taken.includes(typeOf(call) ?? ''))
    throw new HttpError(415, `The body of this call is ${taken.map((type) => names[type]).join(' or ')}.`);
}

const names: Record<string, string> = {
  'application/json': 'JSON (application/json)',
  'multipart/form-data': 'a form (multipart/form-data)',
};

/** Only now, as its caller is known and its type is one that the call takes, the body is read. */
async function readBody(call: Call, json: Parts['json'], form: Parts['form']) {
  if (form && typeOf(call) === 'multipart/form-data') {
    const sent = await readWithin(call, maxFormSize, pictureTooLarge, () => call.req.formData());
    return checkFields(form, (name) => sent.getAll(name));
  }
  if (!json) return {};
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

function checkFields(schema: Fields, valuesOf: (name: string) => unknown[] | undefined): object {
  const fields = Object.keys(schema.entries).map((name) => [name, valuesOf(name) ?? []] as const);
  const said = fields.filter(([, values]) => values.length > 0);
  return check(
    schema,
    Object.fromEntries(said.map(([name, values]) => [name, values.length === 1 ? values[0] : values])),
  );
}

function check(schema: v.GenericSchema<object>, value: unknown): object {
  const forms = 'options' in schema ? (schema.options as v.GenericSchema<object>[]) : [schema]; // Those of a union.
  const results = forms.map((form) => v.safeParse(form, value));
  // Of a body that may have one of two forms, the form counts to which the least is missing.
  const [best] = results.sort((one, other) => (one.issues?.length ?? 0) - (other.issues?.length ?? 0));
  if (best?.success) return best.output;
  throw new HttpError(400, best?.issues ? fieldSentence(best.issues[0]) : 'The request is not valid.');
}

function fieldSentence(issue: v.BaseIssue<unknown>): string {
  const field = issue.path?.[0]?.key;
  if (issue.message.endsWith('.')) return issue.message;
  if (field === undefined) return 'The request does not have the expected form.';
  if (field === 'email' && issue.type === 'min_length') return 'Enter an e-mail like name@example.org.';
  return `${labelOf(String(field))} ${problemOf(issue)}.`;
}

const labels: Record<string, string> = {
  q: 'The search',
  vaaara: 'Vaara',
  ios_version: 'IOS version',
  isVisible: 'Status',
  oldpassword: 'Old password',
  newpassword: 'New password',
  confirmpassword: 'Confirm password',
};

const labelOf = (field: string) =>
  labels[field] ?? `${field.charAt(0).toUpperCase()}${field.slice(1)}`.replaceAll('_', ' ');

function problemOf({ input, type, expected, requirement, message, issues }: v.BaseIssue<unknown>): string {
  if (input === undefined) return 'is missing';
  if (Array.isArray(input)) return 'must be a single value';
  switch (type) {
    case 'min_length':
      return input === '' ? 'is missing' : 'is too short';
    case 'max_length':
      return `is too long: at most ${String(requirement)} characters`;
    case 'max_value':
      return 'is too large';
    case 'picklist':
      // It expects '("pending" | "approved")'.
      return `must be one of ${expected?.replace(/[("')]/g, '').replaceAll(' | ', ', ')}`;
    case 'union':
      return issues?.[0] ? problemOf(issues[0]) : 'is not valid';
    case 'iso_date':
      return 'must be a day like 2026-11-26';
    case 'iso_timestamp':
      return 'must be a time like 2026-11-26T09:30:00Z';
    case 'regex':
    case 'check':
      return message;
    default:
      return 'is not valid';
  }
}
