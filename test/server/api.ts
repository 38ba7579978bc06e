import OpenApiResponseValidator from 'openapi-response-validator';
import { callOf, type CallName } from './contract';
import { insertWorld, type World } from '../support/builders';
import type { CallInit, Companion } from '../support/companion';
import { onDatabase } from '../support/engines';

type Fields = Record<string, unknown>;

export type Answer = {
  status: number;
  body: Fields;
  headers: Headers;
  /** The list of the answer, wherever the contract puts it; empty for calls without one. */
  rows: Fields[];
};

type Question = Pick<CallInit, 'json' | 'form' | 'text' | 'token'> & {
  id?: string | number;
  query?: Record<string, string | number | string[] | undefined>;
};

export type Api = {
  /** Puts rows into the database behind the API's back. */
  given(world: World): Promise<void>;
  /** Makes a call of the contract and checks what every answer has to keep. */
  ask(name: CallName, question?: Question): Promise<Answer>;
  companion(): Companion;
};

/** Tells stories about the API on the database of this run; see `onDatabase`. */
export function describeApi(tell: (api: Api) => void): void {
  onDatabase((companion) => {
    tell({
      companion,
      given: (world) => insertWorld(companion().db, world),
      ask: (name, question) => ask(companion(), name, question),
    });
  });
}

export const administrator = { email: 'admin@example.org', password: 'Lotus-Lamp-2026' };

export function addressOf(name: CallName, { id, query = {} }: Pick<Question, 'id' | 'query'> = {}): string {
  const path = callOf(name).path.replace('{id}', encodeURIComponent(id ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) search.append(key, String(one));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

async function ask(companion: Companion, name: CallName, question: Question = {}): Promise<Answer> {
  const { method } = callOf(name);
  const { text, token, json, form } = question;
  const reply = await companion.call<Fields>(method, addressOf(name, question), { token, json, form, text });

  expectEnvelope(reply);
  await expectDescribed(companion, callOf(name), reply);
  expectNoSecret(companion, name, reply.body);
  return { ...reply, rows: reply.status < 300 ? expectFields(name, reply.status, reply.body) : [] };
}

/** Every answer, good or bad, is JSON with the status and a sentence in its body. */
export function expectEnvelope(reply: { status: number; body: unknown; headers: Headers }): void {
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(reply.body).toMatchObject({
    responseCode: reply.status,
    responseMessage: expect.stringMatching(/\S/),
    message: expect.stringMatching(/\S/),
  });
  const { message, responseMessage } = reply.body as Fields; // The line above has seen both.
  expect(message).toBe(responseMessage);
}

/** Makes a call of any kind, and checks that its answer is what every one is, and what /openapi.json says of it. */
export async function callDescribed<Body = Fields>(
  companion: Companion,
  ...[method, path, init]: Parameters<Companion['call']>
) {
  const reply = await companion.call<Body>(method, path, init);
  expectEnvelope(reply);
  const [address = ''] = path.split('?');
  await expectDescribed(companion, { method, path: address.replace(/(?<=accept_delete_request\/).*/, '{id}') }, reply);
  return reply;
}

type Responses = ConstructorParameters<typeof OpenApiResponseValidator>[0]['responses'];
export type OpenApi = {
  paths: Record<string, Record<string, { responses: Responses | Record<string, { $ref: string }> }>>;
  components: { responses: Responses };
};
let described: Promise<{ body: OpenApi }> | undefined;
/** Made once for each call: it costs more than the call. */
const validators = new Map<object, OpenApiResponseValidator>();

/** Every answer, good or bad, is what /openapi.json says of the call. */
export async function expectDescribed(
  companion: Companion,
  { method, path }: { method: string; path: string },
  { status, body }: { status: number; body: unknown },
) {
  described ??= companion.call<OpenApi>('GET', '/openapi.json');
  const { paths, components } = (await described).body;
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`/openapi.json does not describe ${method} ${path}.`);
  const shared = (ref: string) => components.responses[ref.split('/').at(-1) ?? ''] ?? { schema: {} };
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([code, each]) => [code, '$ref' in each ? shared(each.$ref) : each]),
  );
  // A failure of ours is described by none.
  if (status !== 500) expect(Object.keys(responses)).toContain(String(status));
  const validator = validators.get(operation) ?? new OpenApiResponseValidator({ responses });
  validators.set(operation, validator);
  expect(validator.validateResponse(status, body)).toBeUndefined();
}

function expectNoSecret(companion: Companion, name: CallName, body: unknown) {
  const text = JSON.stringify(body);
  expect(text).not.toContain(companion.token);
  expect(text).not.toContain(administrator.password);
  expect(text).not.toMatch(/argon2|scrypt|password_hash|token_hash|code_hash|sqlite|constraint|\.ts:\d/i);
  if (name !== 'login') expect(text).not.toMatch(/"token"/);
}

function expectFields(name: CallName, status: number, body: Fields): Fields[] {
  const { success = 200, answers, rows } = callOf(name);
  expect(status).toBe(success);
  for (const field of answers) expect(body).toHaveProperty(field);
  if (!rows) return [];

  const list = rows.at.split('.').reduce<unknown>((at, key) => (at as Fields | undefined)?.[key], body); // Read as far as it goes.
  expect(list).toBeInstanceOf(Array);
  const items = list as Fields[]; // Each one is looked at below.
  for (const item of items) expect(Object.keys(item)).toEqual(expect.arrayContaining(rows.fields));
  return items;
}

/** One field of every row, in the order of the answer. */
export function each(answer: Answer, field: string): unknown[] {
  return answer.rows.map((row) => row[field]);
}

/** Whom the search by name finds. */
export async function namesFound(api: Api, username: string, status = 'approved') {
  const answer = await api.ask('searchMembers', { query: { status, username } });
  expect(answer.status).toBe(200);
  return each(answer, 'username').sort();
}

export function statuses(answers: Answer[]): number[] {
  return answers.map((answer) => answer.status).sort();
}

/** Signs in as the administrator of the fixture and returns the token of the new session. */
export async function signIn(api: Api, password = administrator.password): Promise<string> {
  const answer = await api.ask('login', { json: { email: administrator.email, password }, token: null });
  expect(answer.status).toBe(200);
  return String(answer.body.token);
}
