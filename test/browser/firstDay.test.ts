import { makeFolder } from '../tools/hardening/target';
import { expect, test } from './support/fixtures';
import { areWaiting, signIn, waitingRequests } from './support/openBrowser';
import { startServer } from './support/startServer';

test(
  'accepts a real sign-up request that the database still remembers after a power cut',
  { tag: '@commit' },
  async ({ page }) => {
    const dataFolder = makeFolder('console-data');
    let server = await startServer(dataFolder);
    try {
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

      server = await startServer(dataFolder);
      await signIn(page, server);
      await page.getByRole('row').nth(1).waitFor();
      await areWaiting(page, before - 1);
      expect(await page.getByRole('cell', { name, exact: true }).count()).toBe(0);
      await page.goto('about:blank');
    } finally {
      await server.stop();
    }
  },
);
