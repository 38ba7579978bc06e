import { areWaiting, waitingRequests } from './support/openBrowser';
import { demoTest as test, expect } from './support/fixtures';

// Enough members for more than two pages of requests.
test.use({ members: 900 });

test(
  'answers thirty requests, a third of which fail, and repeats nothing but the failures',
  { tag: '@commit' },
  async ({ page, complaints }) => {
    await page.goto('/admin/dashboard');
    const waiting = await waitingRequests(page);
    const asked: string[] = [];
    const answered: string[] = [];
    let isFailing = true;
    await page.route('**/admins/accept?*', async (route) => {
      const id = new URL(route.request().url()).searchParams.get('user_id') ?? '';
      asked.push(id);
      if (isFailing && asked.length % 10 < 3)
        return route.fulfill({ status: 500, json: { message: 'Injected failure.' } });
      answered.push(id);
      return route.continue();
    });

    await page.goto('/admin/requests');
    for (const number of [1, 2, 3]) {
      if (number > 1) await page.getByRole('link', { name: `Page ${number}` }).click();
      await page.waitForURL(number > 1 ? `**page=${number}*` : '**/requests*');
      // Unchecked it belongs to the new page.
      await page.getByRole('checkbox', { name: 'All on this page', checked: false }).check();
      await page.getByText(`${number * 10} selected`).waitFor();
    }
    await page.getByRole('button', { name: 'Accept 30' }).click();
    const figures: string[] = [];
    page.on('request', (request) => request.url().endsWith('/analysis/details') && figures.push(request.url()));
    const dialog = page.getByRole('dialog', { name: 'Accept the requests' });
    await dialog.getByRole('button', { name: 'Accept 30' }).click();
    await dialog.getByText('21 members accepted, 9 failed.').waitFor();
    expect(await dialog.getByText('Failed: Injected failure.').count()).toBe(9);
    expect(asked).toHaveLength(30);
    await page.getByText('21 accepted successfully!!').waitFor();
    await areWaiting(page, waiting - 21);
    expect(figures).toHaveLength(1);

    isFailing = false;
    const failed = asked.filter((id) => !answered.includes(id));
    await dialog.getByRole('button', { name: 'Try the failures again' }).click();
    await page.getByText('9 accepted successfully!!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(asked.slice(30).sort()).toEqual(failed.sort());
    expect(new Set(answered).size).toBe(answered.length);
    expect(figures.length).toBeLessThanOrEqual(2);
    expect(await page.getByRole('button', { name: 'Accepted' }).count()).toBe(10);
    // The browser itself reports each failure that was injected.
    expect(complaints.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([]);
  },
);
