import type { BrowserContext, Request } from '@playwright/test';
import { memberId } from '../../support/seedEverything';

const apiPath = /^\/(admins|analysis|retrieve|api|payment|version)\//;
const isoTime = /^\d{4}-\d\d-\d\d/;
const day = 86_400_000;

export type Infection = {
  /** How many rows a list has. */
  rows: number;
  /** What stands in every text of a row. */
  textOf: (row: number) => string;
  /** What a row is known by, where its id is a text. */
  idOf: (row: number) => string;
  /** What a text of a row is, where it is not `textOf`; undefined leaves it to that. */
  special?: (name: string, row: number) => unknown;
  /** Which calls are answered with a refusal. */
  refuses: 'none' | 'writes' | 'all';
};

// By the address of the companion: a page gets the same answer as the one before.
const rightAnswers = new Map<string, Promise<unknown>>();

/** What the companion itself says; a read is asked for once, about a member of the world or a first page. */
async function rightAnswer(request: Request): Promise<unknown> {
  const url = new URL(request.url());
  const ask = async () => {
    const token = (await request.headerValue('x-access-token')) ?? '';
    const headers = { 'x-access-token': token, 'content-type': 'application/json' };
    const method = request.method();
    const answer = await fetch(url, { method, headers, body: method === 'GET' ? undefined : request.postData() });
    return answer.json();
  };
  if (request.method() !== 'GET') return ask();
  if (url.searchParams.has('user_id')) url.searchParams.set('user_id', memberId);
  if (url.searchParams.has('username')) url.searchParams.set('username', 'a');
  if (url.searchParams.has('page')) url.searchParams.set('page', '1');
  const known = rightAnswers.get(url.href) ?? ask();
  rightAnswers.set(url.href, known);
  return known;
}

/** What the server says beside its data, in this order again and again. */
type Sentences = { texts: readonly string[]; next: number };

/**
 * From now on the right answers of the companion arrive with other texts: every list has rows that differ in nothing but their
 * texts and ids, and a profile has the text of the number in its id. `infection` may be changed at any time.
 */
export async function infectAnswers(context: BrowserContext, infection: Infection, sentences: Sentences) {
  await context.route(
    ({ pathname }) => apiPath.test(pathname),
    async (route) => {
      const request = route.request();
      const url = new URL(request.url());
      const isWrite = request.method() !== 'GET';
      const sentence = sentences.texts[(sentences.next += 1) % sentences.texts.length] ?? '';
      const said = { message: sentence, responseMessage: sentence };
      if (infection.refuses === 'all' || (isWrite && infection.refuses === 'writes'))
        return route.fulfill({ status: 409, json: { responseCode: 409, ...said } });
      if (url.pathname === '/admins/login') {
        const right = (await rightAnswer(request)) as Record<string, unknown>; // the companion answers with objects
        return route.fulfill({ json: { ...right, ...said, username: infection.textOf(0) } });
      }
      if (isWrite) {
        const status = url.pathname.endsWith('/add_version') ? 201 : 200;
        return route.fulfill({ status, json: { responseCode: status, ...said } });
      }
      const right = await rightAnswer(request);
      const asked = Number(/\d+$/.exec(url.searchParams.get('user_id') ?? '')?.[0] ?? 0);
      const body = answerWith(right, infection, asked, Number(url.searchParams.get('page') ?? 0));
      return route.fulfill({
        json: { ...body, ...said, ...(url.searchParams.has('page') && { size: infection.rows }) },
      });
    },
  );
}

function answerWith(right: unknown, infection: Infection, asked: number, page: number): Record<string, unknown> {
  const all = Array.from({ length: infection.rows }, (_, row) => row);
  const rowsAsked = page > 0 ? all.slice((page - 1) * 10, page * 10) : all;

  /** Outside of the rows. */
  const around = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return rowsAsked.map((row) => inRow(value[row % Math.max(1, value.length)], name, row));
    if (typeof value === 'object' && value !== null) return mapped(value, around);
    return inRow(value, name, asked);
  };
  const inRow = (value: unknown, name: string, row: number): unknown => {
    const special = infection.special?.(name, row);
    if (special !== undefined) return special;
    if (Array.isArray(value)) return value.map((item) => inRow(item, name, row));
    if (typeof value === 'object' && value !== null) return mapped(value, (item, key) => inRow(item, key, row));
    if (/(^|_)id$|_index$/.test(name)) return typeof value === 'number' ? 1_000 + row : infection.idOf(row);
    // What members did not fill in is filled in as well.
    if (typeof value !== 'string' && value !== null) return name === 'count' ? row : value;
    const text = value ?? '';
    // Later rows are older, so that every list keeps their order.
    if (isoTime.test(text)) return new Date(Date.now() - row * day).toISOString().slice(0, text.length);
    // Without the words of the contract some rows would have fewer buttons.
    if (/^(status|state)$/.test(name) && row % 2 === 0) return text;
    // Who is to be called is known by the digits.
    if (name === 'phone_no' && row % 2 === 0) return `98765432${10 + row} ${infection.textOf(row)}`;
    if (name === 'expiresIn' && row % 2 === 0) return `${row % 40} days ${infection.textOf(row)}`;
    return infection.textOf(row);
  };
  return mapped(right, around);
}

function mapped(value: unknown, change: (item: unknown, name: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value ?? {}).map(([name, item]) => [name, change(item, name)]));
}
