import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import { partnerSections } from '@/features/members/detail/sections';
import { aProfile, type World } from '../../support/builders';
import { seedEverything, memberId } from '../../support/seedEverything';
import { worldTest } from './fixtures';
import { payloads } from './injections';
import type { ServedWorld } from './serveWorld';
import { watchHarm } from './watchHarm';

const apiPath = /^\/(admins|analysis|retrieve|api|payment|version)\//;
const isoTime = /^\d{4}-\d\d-\d\d/;
const day = 86_400_000;

type Infection = {
  /** How many rows a list has. */
  rows: number;
  /** What stands in every text of a row. */
  textOf: (row: number) => string;
  /** Every call is answered with a refusal. */
  isRefusing: boolean;
};

export const payloadOf = (row: number) => payloads[row % payloads.length] ?? '';

/** A world in which no part of a profile is empty. */
function worldOfAnswers(): World {
  const world = seedEverything();
  const partner = Object.fromEntries(
    partnerSections.flatMap(({ fields }) => fields.split(' ').map((name) => [`partner_${name}`, 'Any'])),
  );
  const others = (world.profiles ?? []).filter(({ user_id }) => user_id !== memberId);
  return { ...world, profiles: [aProfile({ user_id: memberId }, { partner }), ...others] };
}

/** What the companion itself says, about a member of the world or a first page. */
async function rightAnswer(request: Request): Promise<unknown> {
  const url = new URL(request.url());
  for (const [name, value] of [
    ['user_id', memberId],
    ['username', 'a'],
    ['page', '1'],
  ] as const)
    if (url.searchParams.has(name)) url.searchParams.set(name, value);
  const token = (await request.headerValue('x-access-token')) ?? '';
  const headers = { 'x-access-token': token, 'content-type': 'application/json' };
  const answer = await fetch(url, { method: request.method(), headers, body: request.postData() });
  return answer.json();
}

/**
 * From now on the right answers of the companion arrive with other texts: every list has rows that differ in nothing but their
 * texts and ids, and a profile has the text of the number in its id. Beside its data the server says one payload after the
 * other. `infection` may be changed at any time.
 */
async function infectAnswers(context: BrowserContext, infection: Infection) {
  let sentences = 0;
  await context.route(
    ({ pathname }) => apiPath.test(pathname),
    async (route) => {
      const request = route.request();
      const { searchParams } = new URL(request.url());
      const sentence = payloadOf((sentences += 1));
      const said = { message: sentence, responseMessage: sentence };
      if (infection.isRefusing) return route.fulfill({ status: 409, json: { responseCode: 409, ...said } });
      const asked = Number(/\d+$/.exec(searchParams.get('user_id') ?? '')?.[0] ?? 0);
      const page = Number(searchParams.get('page') ?? 0);
      const body = answerWith(await rightAnswer(request), infection, asked, page);
      return route.fulfill({ json: { ...body, ...said, ...(page > 0 && { size: infection.rows }) } });
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
    if (Array.isArray(value)) return value.map((item) => inRow(item, name, row));
    if (typeof value === 'object' && value !== null) return mapped(value, (item, key) => inRow(item, key, row));
    if (/(^|_)id$|_index$/.test(name)) return typeof value === 'number' ? 1_000 + row : `hurt-${row}`;
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

export type Stage = Awaited<ReturnType<typeof openStage>>;

/** A tab at rest whose server means ill, and in which everything that must not happen is noted. */
async function openStage({ browser, server }: { browser: Browser; server: ServedWorld }) {
  const context = await browser.newContext({
    baseURL: server.address,
    storageState: await server.signedIn(),
  });
  const harm = await watchHarm(context, server.address);
  const infection: Infection = { rows: payloads.length, textOf: payloadOf, isRefusing: false };
  await infectAnswers(context, infection);
  const page = await context.newPage();
  await page.goto('/admin/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const leave = async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, infection, harm, leave };
}

/** The stage outlives the test that opens it, until it is left: the tests of a file may share one. */
export const infectedTest = worldTest.extend<{ openInfected: () => Promise<Stage> }>({
  world: ({}, provide) => provide(worldOfAnswers()),
  openInfected: ({ browser, server }, provide) => provide(() => openStage({ browser, server })),
});

/** Presses a button at once, wherever on the screen it stands. */
export const press = (place: Page | Locator, name: string | RegExp) =>
  place
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .evaluate((button: HTMLElement) => button.click());

export const box = (page: Page) => page.getByRole('dialog').last();

/** Closes the box that lies on top, whatever was typed into it. */
export async function closeBox(page: Page) {
  const count = await page.getByRole('dialog').count();
  await page.keyboard.press('Escape');
  const isAsked = await page.waitForFunction((before) => {
    const isGone = document.querySelectorAll('[role=dialog]').length < before;
    return isGone ? 'closed' : document.querySelector('[role=dialog] .form-leave') && 'asked';
  }, count);
  if ((await isAsked.jsonValue()) === 'asked') await press(box(page), 'Discard');
}
