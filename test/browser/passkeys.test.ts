import path from 'node:path';
import type { Page } from '@playwright/test';
import { openDatabase, withDatabase } from '../../server/db/connect';
import { daysAgo } from '../support/builders';
import { freePort } from '../support/ports';
import { administrator, makeFolder, startTarget, type Target } from '../tools/hardening/target';
import { expect, test } from './support/fixtures';
import { sendPassword, signIn } from './support/openBrowser';

const { email, password } = administrator;

const dataFolder = makeFolder('console-data');
let server: Target | undefined;
test.afterAll(() => server?.stop());

/** A security key of Chromium's own, as DevTools offer it. */
async function plugInKey(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'usb',
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devTools.send('WebAuthn.addVirtualAuthenticator', { options });
}

test('a passkey is added in the profile, signs in with the password, once a challenge, and is removed', async ({
  page,
  complaints,
}) => {
  const port = await freePort();
  // Browsers keep none for a bare network address.
  const address = `http://localhost:${port}`;
  server = await startTarget({ dataFolder, port, isBuilt: true, environment: { PUBLIC_URL: address } });
  await plugInKey(page);
  await signIn(page, { address, email, password });
  await page.goto(`${address}/admin/profile`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Blue key');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Blue key')).toBeVisible();

  // The same device is not taken twice.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This device is among your second factors already.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByText('Logout').click();

  await sendPassword(page, { address, email, password });
  const answering = page.waitForRequest(`${address}/admins/login/factor`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

  // What has left the browser is worth nothing to whoever has seen it.
  const sent = (await answering).postDataJSON() as { challenge: string; kind: string; answer: object };
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { second_factor } = (await reply.json()) as { second_factor?: { challenge: string; kinds: string[] } };
    return { status: reply.status, asked: second_factor };
  };
  expect(await post('/admins/login/factor', sent)).toEqual({ status: 401, asked: undefined });
  const { asked } = await post('/admins/login', { email, password });
  expect(asked?.kinds).toEqual(['passkey', 'recovery']);
  const challenge = asked?.challenge ?? '';
  expect(await post('/admins/login/factor', { ...sent, challenge })).toMatchObject({
    status: 401,
    asked: { challenge },
  });
  for (const answer of ['000000', { id: 'x', response: {} }])
    expect(await post('/admins/login/factor', { challenge, kind: 'passkey', answer })).toMatchObject({ status: 401 });

  await page.goto(`${address}/admin/profile`);
  // As if the sign-in had been ten minutes ago.
  const db = await openDatabase(path.join(dataFolder, 'vivaha.sqlite'), { migrates: 'never' });
  await withDatabase(db, () =>
    db
      .updateTable('sessions')
      .set({ confirmed_at: daysAgo(0.01) })
      .execute(),
  );
  await page.getByRole('button', { name: 'Remove Blue key' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/^Your password alone signs you in/)).toBeVisible();
  expect(await post('/admins/login', { email, password })).toMatchObject({ status: 200 });

  // The browser itself tells of the answers that ask for the second step, or for it again.
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !/40[13]/.test(each)));
});
