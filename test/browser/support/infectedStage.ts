import type { Browser, Locator, Page } from '@playwright/test';
import { partnerSections } from '@/features/members/detail/sections';
import { aProfile, type World } from '../../support/builders';
import { seedEverything, memberId } from '../../support/seedEverything';
import { worldTest } from './fixtures';
import { infectAnswers, type Infection } from './infectedAnswers';
import { payloads } from './injections';
import { walkTo } from './openBrowser';
import type { ServedWorld } from './serveWorld';
import { look, watchHarm, type Sight } from './watchHarm';

/** A world in which no part of a profile is empty. */
function worldOfAnswers(): World {
  const world = seedEverything();
  const partner = Object.fromEntries(
    partnerSections.flatMap(({ fields }) => fields.split(' ').map((name) => [`partner_${name}`, 'Any'])),
  );
  const others = (world.profiles ?? []).filter(({ user_id }) => user_id !== memberId);
  return { ...world, profiles: [aProfile({ user_id: memberId }, { partner }), ...others] };
}

export const payloadOf = (row: number) => payloads[row % payloads.length] ?? '';
export const everyPayload = payloads.join(' ');

const usualInfection = (): Infection => ({
  rows: payloads.length,
  textOf: payloadOf,
  idOf: (row) => `hurt-${row}`,
  refuses: 'none',
});

type StageOptions = Partial<Infection> & { isSignedIn?: boolean };

export type Stage = {
  page: Page;
  infection: Infection;
  harm: () => string[];
  leave: () => Promise<void>;
};

/** A tab at rest whose server means ill, and in which everything that must not happen is noted. */
async function openStage(
  { browser, server }: { browser: Browser; server: ServedWorld },
  { isSignedIn = true, ...part }: StageOptions,
): Promise<Stage> {
  const context = await browser.newContext({
    baseURL: server.address,
    storageState: isSignedIn ? await server.signedIn() : undefined,
  });
  const { taken } = await watchHarm(context, server.address);
  const infection = { ...usualInfection(), ...part };
  await infectAnswers(context, infection, { texts: payloads, next: 0 });
  const page = await context.newPage();
  await page.goto(isSignedIn ? '/admin/profile' : '/auth/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const leave = async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  };
  return { page, infection, harm: taken, leave };
}

/** The stage outlives the test that opens it, until it is left: the tests of a file may share one. */
export const infectedTest = worldTest.extend<{ openInfected: (options?: StageOptions) => Promise<Stage> }>({
  world: ({}, provide) => provide(worldOfAnswers()),
  openInfected: ({ browser, server }, provide) => provide((options = {}) => openStage({ browser, server }, options)),
});

/** What is wrong with a screen once it is at rest, with the address before it. */
export async function wrongAt(page: Page, address: string, sight: Sight) {
  await walkTo(page, address);
  return (await look(page, sight)).map((what) => `${address}: ${what}`);
}

export const addressOf = (screen: string, page = 1) =>
  page === 1 ? `/admin/${screen}` : `/admin/${screen}${screen.includes('?') ? '&' : '?'}page=${page}`;

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
