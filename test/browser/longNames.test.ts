import { aMember, aReport } from '../support/builders';
import { expect } from './support/fixtures';
import { phone } from './support/flaws';
import { profileTest as test } from './support/profiles';

const named = (username: string) => aMember({ username, status: 'pending', phone: '9845012345' });
const [reporter, reported] = [named('A'.repeat(60)), named('M'.repeat(60))];
const reason = `https://example.org/${'x'.repeat(60)}`;
const world = { members: [reporter, reported], reports: [aReport(reporter, reported, { reason })] };
test.use({ world, viewport: phone });

test('the dashboard of a phone scrolls only downwards, and says each mark of a name of sixty letters', async ({
  open,
}) => {
  const page = await open('/admin/dashboard');
  const mark = page.locator('.list-card .mark').first();
  await mark.waitFor();
  expect((await mark.boundingBox())?.width).toBeGreaterThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('a reason without spaces lies over no other fact of its report', async ({ open }) => {
  const page = await open('/admin/reported_users_profiles');
  await page.getByRole('button', { name: /^View Reporter Details/ }).click();
  const reports = page.getByRole('region', { name: 'Reports' });
  await reports.waitFor();
  expect(await reports.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
});
