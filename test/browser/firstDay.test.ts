import type { Browser } from 'playwright-core';
import { areWaiting, openBrowser, signIn, visit, waitingRequests } from './support/openBrowser';
import { makeDataFolder, startServer, type RunningServer } from './support/startServer';

const data = makeDataFolder();
let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer(data.folder)]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  data.remove();
});

it('accepts a real sign-up request that the database still remembers after a power cut', async () => {
  const { page, complaints, leave } = await visit(browser);
  await signIn(page, server);
  const row = page.getByRole('row').nth(1);
  const name = (await row.getByRole('cell').first().textContent()) ?? '';
  const before = await waitingRequests(page);
  await row.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog', { name: 'Accept the request' }).getByRole('button', { name: 'Accept' }).click();
  await page.getByText('Accepted successfully!!').waitFor();
  expect(await row.getByRole('button', { name: 'Accepted' }).isDisabled()).toBe(true);
  await areWaiting(page, before - 1);
  // The tab is closed: a console that is open says, a moment later, that its server has gone.
  await page.goto('about:blank');
  await server.kill();

  server = await startServer(data.folder);
  await signIn(page, server);
  await page.getByRole('row').nth(1).waitFor();
  await areWaiting(page, before - 1);
  expect(await page.getByRole('cell', { name, exact: true }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});
