import type { Browser, Page } from '@playwright/test';
import { browserScreens, type BrowserScreen } from './support/adminScreens';
import { faults, type Fault } from './support/networkFaults';
import { expect, worldTest as test } from './support/fixtures';
import { walkTo } from './support/openBrowser';
import { heading } from './support/profiles';
import type { ServedWorld } from './support/serveWorld';

test.describe.configure({ timeout: 600_000 });

type Stage = { browser: Browser; server: ServedWorld };

const main = (page: Page) => page.locator('#content');
const textOf = async (page: Page) => (await main(page).innerText()).replaceAll(/\s+/g, ' ');

/** What the administrator has in the end: the data, an honest word and a way on, or the form to sign in. */
type End = 'data' | 'retry' | 'waiting' | 'sign-in' | 'nothing yet';

/** Runs in the page: where its screen is; undefined as long as that is none of these ends. */
function lookForEnd({ title, data, ends }: { title: string; data: string; ends?: readonly End[] }) {
  const end = (): End => {
    const heads = [...document.querySelectorAll('h1, .ant-modal-title')].map(({ textContent }) => textContent);
    if (heads.includes('Sign In')) return 'sign-in';
    const content = document.querySelector('#content');
    // The heading of a member's page is the name.
    const isThere = heads.includes(title) || document.title.replace(/^\(\d+\) /, '') === title;
    if (!content || !isThere || content.querySelector('[aria-busy=true]')) return 'nothing yet';
    // Nobody answers: the bar says that it is tried again.
    if (document.querySelector('.connection-bar')?.textContent) return 'waiting';
    const ways = [...content.querySelectorAll('button')].filter(({ textContent }) =>
      /^(Retry|Reload|Go on)$/.test(textContent ?? ''),
    );
    const isExplained = (way: Element) => {
      const around = way.closest('[role=alert]') ?? way.parentElement;
      return (around?.textContent ?? '').length > 'Retry'.length + 10;
    };
    if (ways.some(isExplained)) return 'retry';
    return content.textContent?.includes(data) ? 'data' : 'nothing yet';
  };
  const found = end();
  return !ends || ends.includes(found) ? found : undefined;
}

const endOf = (page: Page, { title, data }: BrowserScreen) => page.evaluate(lookForEnd, { title, data });

// Twenty seconds are promised; tabs that share a processor take a little longer.
const promised = 24_000;

/** Waits for one of these ends, and says where it was instead if none comes. */
async function waitForEnd(page: Page, screen: BrowserScreen, ends: readonly End[]) {
  const { title, data } = screen;
  try {
    const end = await page.waitForFunction(lookForEnd, { title, data, ends }, { polling: 150, timeout: promised });
    return await end.jsonValue();
  } catch {
    const text = await textOf(page).catch(() => 'an empty page');
    return `${await endOf(page, screen)}: ${text.slice(0, 300)}`;
  }
}

type Cell = { page: Page; screen: BrowserScreen; isWarm: boolean; wrong: string[] };

const nameOf = ({ screen, isWarm }: Cell) => `${screen.address}, ${isWarm ? 'opened again' : 'opened'}`;

/**
 * Has the screen's code and, where it is opened again, its last good data in the tab. Each has a profile of its own: tabs of
 * one profile share six connections, and those that a silent server holds would keep the others from their documents.
 */
async function prepare({ browser, server }: Stage, screen: BrowserScreen, isWarm: boolean): Promise<Cell> {
  const context = await browser.newContext({ baseURL: server.address, storageState: await server.signedIn() });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(`uncaught: ${error.message}`));
  await page.goto('/admin/profile');
  await heading(page, 'My profile');
  if (isWarm) {
    await walkTo(page, screen.address);
    await heading(page, screen.title);
    await main(page).getByText(screen.data).first().waitFor();
    await walkTo(page, '/admin/profile');
    await heading(page, 'My profile');
  }
  return { page, screen, isWarm, wrong };
}

async function meet(cell: Cell, fault: Fault) {
  const { page, screen, isWarm, wrong } = cell;
  if (isWarm || fault.reachesSite) await walkTo(page, screen.address);
  else await page.goto(screen.address);
  // The last good data stands there at once; a word about the new ones takes as long as the pauses between the attempts.
  if (isWarm && fault.ends.includes('data')) await page.waitForTimeout(3_000);
  const end = await waitForEnd(page, screen, fault.ends);
  if (!fault.ends.some((good) => good === end)) wrong.push(`it ends in: ${end}`);
  if (
    isWarm &&
    !screen.isEmptiedByFailure &&
    /^(retry|waiting)$/.test(end ?? '') &&
    !(await textOf(page)).includes(screen.data)
  ) {
    if (!(await main(page).getByText('could not be loaded').count())) wrong.push('the last good data is gone');
  }
}

async function recover({ page, screen, wrong }: Cell) {
  const before = await endOf(page, screen);
  if (before === 'waiting') {
    // Looked at, it does not wait for its next try.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const end = await waitForEnd(page, screen, ['data']);
    if (end !== 'data') wrong.push(`when the server is back it ends in: ${end}`);
  }
  if (before !== 'retry') return;
  const ways = main(page).getByRole('button', { name: /^(Retry|Reload|Go on)$/ });
  let end: string | undefined = 'retry';
  // A call that began later may give up after the press.
  for (let presses = 0; end === 'retry' && presses < 8; presses += 1) {
    await ways
      .first()
      .click({ timeout: 5_000 })
      .catch(() => undefined); // it may have done its work meanwhile
    await page.waitForTimeout(300);
    end = await waitForEnd(page, screen, ['data', 'retry']);
  }
  if (end !== 'data') wrong.push(`when all is well again it ends in: ${end}`);
}

const pairs = browserScreens.flatMap((screen) => [true, false].map((isWarm) => ({ screen, isWarm })));

type Pair = (typeof pairs)[number];

/** Tabs at a time: the first must still hold its data, which leaves the cache after a minute, when the last is prepared. */
const groupSize = 8;

const groupsOf = (all: readonly Pair[]) =>
  Array.from({ length: Math.ceil(all.length / groupSize) }, (_, index) =>
    all.slice(index * groupSize, (index + 1) * groupSize),
  );

async function findWrongs(stage: Stage, fault: Fault, group: readonly Pair[]): Promise<string[]> {
  const cells: Cell[] = [];
  for (const { screen, isWarm } of group) cells.push(await prepare(stage, screen, isWarm));
  const end = await fault.begin({ server: stage.server, pages: cells.map(({ page }) => page) });
  // What was read is old enough to be asked for again.
  await Promise.all(cells.map(({ page }) => page.clock.setSystemTime(Date.now() + 12_000)));
  await Promise.all(cells.map((cell) => meet(cell, fault)));
  await end();
  await Promise.all(cells.map(recover));
  await Promise.all(cells.map(({ page }) => page.context().close()));
  return cells.flatMap((cell) => cell.wrong.map((what) => `${nameOf(cell)}: ${what}`));
}

test.describe('whatever happens to the network, a screen ends in data, an honest word with a way on, or the sign-in page:', () => {
  for (const fault of faults)
    test(fault.name, async ({ browser, server }) => {
      const chosen = pairs.filter(({ isWarm }) => isWarm || !fault.reachesSite);
      const wrong: string[] = [];
      for (const group of groupsOf(chosen)) wrong.push(...(await findWrongs({ browser, server }, fault, group)));
      expect(wrong).toEqual([]);
    });
});
