import type { Page } from '@playwright/test';
import { adminAddresses, authAddresses } from './support/addresses';
import { demoTest as test, expect } from './support/fixtures';
import { looks } from './support/looks';
import { secondOpinion } from './support/secondOpinion';
import { openScreen, shareTab } from './support/shareTab';

type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp, role: 'button' | 'link' | 'checkbox' | 'combobox' | 'switch' | 'heading' = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name }).first().click();

const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);

/** On a phone they lie in a drawer. */
const openTools: Step = async (page) => {
  const tools = page.getByRole('button', { name: /^Tools/ });
  if (await tools.isVisible()) await tools.click();
};

const inBox =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name }).first().click();

/** Every box, drawer and form: its name, its screen, and how it is opened. */
const boxes: readonly [name: string, path: string, ...steps: Step[]][] = [
  ['the menu', 'dashboard', press(/^(Open|Collapse) the menu$/)],
  ['the account menu', 'dashboard', press('Account')],
  ['the palette', 'dashboard', key('Control+k'), key('a')],
  ['the keys', 'dashboard', key('?')],
  ['a question', 'requests', press('Reject')],
  ['the desk', 'requests', press(/^(Open|Start|Review)/)],
  ['the answer to many', 'requests', press(/^Select /, 'checkbox'), press(/^Accept \d/)],
  ['the tools of the requests', 'requests', openTools],
  ['a member', 'requests', press(/^View details/, 'link')],
  ['the photo of a member', 'requests', press(/^View details/, 'link'), press(/^Enlarge/)],
  ['the tools of the users', 'users', openTools],
  ['the reporters', 'reported_users_profiles', press(/^View Reporter/)],
  ['the answer to a deletion', 'delete-requests', press('Accept')],
  ['a day', 'daily_panchanga', press('Edit')],
  ['a new day', 'daily_panchanga?add=2026-11-21', (page) => page.getByRole('combobox', { name: 'Yoga' }).fill('s')],
  ['a day to share', 'daily_panchanga', press('Share')],
  ['the planner', 'daily_panchanga?view=month', openTools],
  ['its place', 'daily_panchanga?view=month', press(/^Almanac: /)],
  ['its missing days', 'daily_panchanga?view=month&month=2032-02', openTools, press('Fill the missing days')],
  ['the tools of the ads', 'vendor_ads', openTools],
  ['an ad', 'vendor_ads', press(/^View Details/)],
  ['the form of an ad', 'vendor_ads', press(/^Edit /)],
  ['a new ad', 'vendor_ads', press('Add Vendor Ad'), press('Country of the number', 'combobox')],
  ['the categories', 'vendor_ads', openTools, press('Manage Category')],
  ['a new category', 'vendor_ads', openTools, press('Manage Category'), inBox(/^Add/)],
  ['a category', 'vendor_ads', openTools, press('Manage Category'), inBox(/^Edit/)],
  ['an ad that is listed again', 'expired_vendor_ads', press(/^List again/)],
  ['a new version', 'version-control', press('Add version')],
  ['a version', 'version-control', press(/^Edit/)],
  ['the maintenance', 'version-control', press(/maintenance/i, 'switch')],
  ['the tools of the activity', 'activity', openTools],
  ['the calls', 'premium-analytics?view=calls'],
  ['the stuck payments', 'premium-analytics?view=stuck'],
  [
    'the months',
    'premium-analytics',
    press('Payments per month', 'heading'),
    (page) => page.getByText('Show as table').click(),
  ],
];

for (const [look, colorScheme, viewport] of looks.filter(([, scheme]) => scheme === 'light'))
  test.describe(`a second checker finds nothing either on ${look}`, () => {
    test.use({ viewport, colorScheme });

    test.describe('for strangers', () => {
      test.use({ isSignedIn: false });
      const { page, wrong } = shareTab(secondOpinion);

      for (const address of authAddresses)
        test(`at ${address}`, async () => {
          await openScreen(page(), address);
          expect(await wrong()).toEqual([]);
        });
    });

    test.describe('for an administrator', () => {
      const { page, wrong } = shareTab(secondOpinion);

      for (const address of adminAddresses)
        test(`at ${address}`, async () => {
          await openScreen(page(), address);
          expect(await wrong()).toEqual([]);
        });

      for (const [name, path, ...steps] of boxes)
        test(`in ${name}`, async () => {
          await openScreen(page(), `/admin/${path}`);
          await page().waitForLoadState('networkidle');
          for (const step of steps) await step(page());
          expect(await wrong()).toEqual([]);
        });
    });
  });
