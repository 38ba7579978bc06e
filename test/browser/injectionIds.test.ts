import type { Page, Request } from '@playwright/test';
import { callOf, type CallName } from '../server/contract';
import { expect } from './support/fixtures';
import type { Infection } from './support/infectedAnswers';
import { addressOf, press, box, closeBox, infectedTest as test } from './support/infectedStage';
import { ids, impossibleIds, worstId } from './support/injections';
import { walkTo } from './support/openBrowser';
import { look } from './support/watchHarm';

test.describe('an id stays what it is in every address', () => {
  const isId = /(^|_)id$/;
  const adFacts: Record<string, unknown> = { mobile: '919876543210', status: undefined };

  /** A server that knows so many rows, by these ids. */
  const withIds = (given: readonly string[]): Partial<Infection> => ({
    rows: given.length,
    textOf: (row) => `Somebody ${row}`,
    special: (name, row) => (isId.test(name) ? given[row] : adFacts[name]),
  });

  /** The next call that changes something. */
  const nextWrite = (page: Page) => page.waitForRequest((request) => request.method() !== 'GET');

  /** Method, path and parameters of a call with this id, all decoded. */
  function rightCall(name: CallName, id: string) {
    const { method, path } = callOf(name);
    const isInPath = path.includes('{id}');
    const isInQuery = /Member$/.test(name);
    return {
      method,
      segments: path.split('/').map((segment) => (segment === '{id}' ? id : segment)),
      search: isInQuery && !isInPath ? [['user_id', id]] : [],
    };
  }

  function sentCall(request: Request) {
    const url = new URL(request.url());
    return {
      method: request.method(),
      segments: url.pathname.split('/').map(decodeURIComponent),
      search: [...url.searchParams],
    };
  }

  // Call, screen, what is pressed one after the other, and the row that it is about.
  const actions: [call: CallName, screen: string, presses: (string | RegExp)[], row?: number][] = [
    ['acceptMember', 'requests', ['Accept', 'Accept']],
    ['blockMember', 'users', ['Block', 'Block']],
    ['acceptMember', 'users', ['Unblock', 'Unblock'], 1],
    ['rejectMember', 'requests', ['Reject', 'Reject'], 1],
    ['acceptDeletion', 'delete-requests', ['Accept', 'Delete account']],
    ['blockMember', 'reported_users_profiles', ['Block', 'Block']],
    ['acceptMember', 'reported_users_profiles', ['Unblock', 'Unblock'], 1],
    ['acceptDeletion', 'reported_users_profiles', ['Delete Account', 'Delete Account']],
    ['updatePanchanga', 'daily_panchanga', ['Edit', 'Update']],
    ['deletePanchanga', 'daily_panchanga', ['Delete', 'Delete']],
    ['updateAd', 'vendor_ads', [/^Edit /, 'Update']],
    ['updateAd', 'vendor_ads', [/^Status of/]],
    ['deleteAd', 'vendor_ads', [/^Delete /, 'Delete']],
    ['updateCategory', 'vendor_ads', ['Manage Category', /^Edit /, 'Update']],
    ['updateCategory', 'vendor_ads', ['Manage Category', /^Status of/]],
    ['deleteCategory', 'vendor_ads', ['Manage Category', /^Delete /, 'Delete']],
    ['updateVersion', 'version-control', [/^Edit version/, 'Update']],
    ['updateVersion', 'version-control', [/^Version .* active$/]],
  ];

  test('in every call that carries one', async ({ openInfected }) => {
    const given = [worstId, `${worstId}!`];
    const { page, harm, leave } = await openInfected(withIds(given));
    for (const [name, screen, presses, row = 0] of actions) {
      const id = given[row] ?? '';
      await walkTo(page, '/admin/profile');
      await page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor();
      await walkTo(page, `/admin/${screen}`);
      expect(await look(page, { texts: ['Somebody 0'] })).toEqual([]);
      const request = nextWrite(page);
      for (const [step, button] of presses.entries()) {
        const place = step === 0 ? page.locator('#content') : box(page);
        const isSwitch = button instanceof RegExp && /Status|active/.test(button.source);
        if (isSwitch) await place.getByRole('switch', { name: button }).first().click();
        else await press(place, button);
      }
      const sent = await request;
      expect({ name, ...sentCall(sent) }).toEqual({ name, ...rightCall(name, id) });
      if (name === 'updateVersion') expect(sent.postDataJSON()).toMatchObject({ version_id: id });
      if (name === 'updatePanchanga') expect(sent.postDataJSON()).toMatchObject({ id });
      const last = box(page);
      while ((await page.getByRole('dialog').count()) > 0 && presses[0] === 'Manage Category') {
        await page.getByRole('dialog').nth(1).waitFor({ state: 'detached' });
        await closeBox(page);
      }
      await last.waitFor({ state: 'detached' });
    }
    expect(harm()).toEqual([]);
    await leave();
  });

  test('whatever it looks like, in a path, in a query and in the address of a profile', async ({
    openInfected,
    server,
  }) => {
    const { page, harm, leave } = await openInfected(withIds(ids));
    for (const [name, screen, title, action] of [
      ['acceptDeletion', 'delete-requests', 'Delete User Requests', 'Delete account'],
      ['acceptMember', 'requests', 'User Requests', 'Accept'],
    ] as const)
      for (const [row, id] of ids.entries()) {
        const address = addressOf(screen, Math.floor(row / 10) + 1);
        // Opened anew, the next page does not allow for what was answered: this server goes on listing it.
        await (row % 10 === 0 ? page.goto(address) : walkTo(page, address));
        await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
        await page
          .getByRole('row')
          .filter({ hasText: `Somebody ${row}` })
          .first()
          .waitFor();
        const request = nextWrite(page);
        await press(page.getByRole('row').nth((row % 10) + 1), 'Accept');
        await press(box(page), action);
        expect(sentCall(await request)).toEqual(rightCall(name, id));
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    for (const [row, id] of ids.entries()) {
      await walkTo(page, addressOf('users', Math.floor(row / 10) + 1));
      const link = page.getByRole('link', { name: `View details of Somebody ${row}`, exact: true });
      const { pathname } = new URL((await link.getAttribute('href')) ?? '', server.address);
      expect(pathname.split('/').map(decodeURIComponent)).toEqual(['', 'admin', 'view-user', id]);
      const request = page.waitForRequest(/userDetails/);
      await link.click();
      expect(sentCall(await request)).toEqual(rightCall('getMember', id));
      expect(await look(page, { title: 'Member', texts: ['Somebody'] })).toEqual([]);
    }
    expect(harm()).toEqual([]);
    await leave();
  });

  test('or its row is said to be unreadable where no address can hold it', async ({ openInfected }) => {
    const { page, harm, leave } = await openInfected(withIds([...impossibleIds, 'possible']));
    for (const screen of [
      'requests',
      'users',
      'delete-requests',
      'view-all-deleted-users',
      'blocked_users',
      'reported_users_profiles',
      'who-accepted-whom',
      'daily_panchanga',
      'vendor_ads',
      'expired_vendor_ads',
      'version-control',
    ]) {
      await walkTo(page, '/admin/profile');
      await page.getByRole('heading', { level: 1, name: 'My profile' }).waitFor();
      await walkTo(page, `/admin/${screen}`);
      await page.getByText('3 rows of this page could not be read.').waitFor();
      expect(await page.locator('tbody tr').count()).toBe(1);
      expect(await look(page, {})).toEqual([]);
    }
    expect(harm()).toEqual([]);
    await leave();
  });

  test('or leads nowhere where it is only mentioned', async ({ openInfected }) => {
    const { page, harm, leave } = await openInfected({
      rows: 1,
      textOf: () => 'Somebody',
      special: (name) =>
        name === 'blocked_users' ? [...impossibleIds, 'possible'] : name === 'user_id' ? 'possible' : undefined,
    });
    await walkTo(page, '/admin/blocked_users');
    await page.getByRole('link', { name: 'possible' }).waitFor();
    expect(await page.locator('.ids a').count()).toBe(1);
    expect(harm()).toEqual([]);
    await leave();
  });

  test('and a text of digits is not turned into another number', async ({ openInfected }) => {
    const given = ['007', '12345678901234567890', '1e3', '7'];
    const { page, leave } = await openInfected(withIds(given));
    await walkTo(page, '/admin/version-control');
    for (const [row, id] of given.entries()) {
      const request = nextWrite(page);
      await page
        .getByRole('switch', { name: /^Version .* active$/ })
        .nth(row)
        .click();
      expect((await request).postDataJSON()).toMatchObject({ version_id: id === '7' ? 7 : id });
    }
    await leave();
  });
});
