import type { Page } from '@playwright/test';

export const screensOfStrangers = ['login', 'forgot-password', 'reset-password', 'reset-password/some-code'];

export type Step = (page: Page) => Promise<unknown>;

export const press =
  (name: string | RegExp, role: 'button' | 'link' | 'checkbox' | 'combobox' | 'switch' | 'heading' = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name }).first().click();

const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name);

const write =
  (label: string, text: string): Step =>
  (page) =>
    page.getByRole('dialog').last().getByLabel(label, { exact: true }).fill(text);

/** On a phone they lie in a drawer. */
const openTools: Step = async (page) => {
  const tools = page.getByRole('button', { name: /^Tools/ });
  await tools.or(page.locator('.list-tools')).first().waitFor();
  if (await tools.isVisible()) await tools.click();
};

const inBox =
  (name: RegExp): Step =>
  (page) =>
    page.getByRole('dialog').getByRole('button', { name }).first().click();

const chooseTooLarge: Step = async (page) => {
  const file = { name: 'over.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('File size is too large.').waitFor();
};

const placeByCoordinates: Step = async (page) => {
  await page.getByRole('combobox', { name: 'Place' }).click();
  await page.keyboard.type('Other');
  await page.locator('.ant-select-item-option').getByText('Other coordinates...').click();
  await page.getByLabel('Latitude').fill('913');
};

type Sight = readonly [name: string, path: string, ...steps: Step[]];

/** What is looked at with each commit. */
export const decisive: readonly Sight[] = [
  ['a member', 'requests', press(/^View details/, 'link')],
  ['a question', 'requests', press('Reject')],
  ['the account menu', 'dashboard', press('Account')],
  ['the desk', 'requests', press(/^(Open|Start|Review)/)],
];

/** Every dialog, drawer and form, and what an address can ask for besides: its name, its screen, and how it is opened. */
export const sights: readonly Sight[] = [
  ...decisive,
  ['a page that is not there', 'requests?page=999'],
  ['the rejected users', 'users?group=rejected'],
  ['a search for an e-mail', 'users?name=someone%40example.org'],
  ['the menu', 'dashboard', press(/^(Open|Collapse) the menu$/)],
  ['the palette', 'dashboard', key('Control+k'), key('a')],
  ['the keys', 'dashboard', key('?')],
  ['the keys over a list without a title', 'who-accepted-whom', key('?')],
  ['the answer to many', 'requests', press(/^Select /, 'checkbox'), press(/^Accept \d/)],
  ['the tools of the requests', 'requests', openTools],
  ['the photo of a member', 'requests', press(/^View details/, 'link'), press(/^Enlarge/)],
  ['the tools of the users', 'users', openTools],
  ['the reporters', 'reported_users_profiles', press(/^View Reporter/)],
  ['a question over a profile', 'reported_users_profiles', press(/^View Reported/, 'link'), press(/^Block/)],
  ['the answer to a deletion', 'delete-requests', press('Accept')],
  ['a day', 'daily_panchanga', press('Edit')],
  ['a new day', 'daily_panchanga?add=2026-11-21', (page) => page.getByRole('combobox', { name: 'Yoga' }).fill('s')],
  ['a day to share', 'daily_panchanga', press('Share')],
  ['the faces', 'requests?view=faces'],
  ['the planner', 'daily_panchanga?view=month', openTools],
  ['its place', 'daily_panchanga?view=month', press(/^Almanac: /), placeByCoordinates],
  ['its missing days', 'daily_panchanga?view=month&month=2032-02', openTools, press('Fill the missing days')],
  ['the tools of the ads', 'vendor_ads', openTools],
  ['an ad', 'vendor_ads', press(/^View Details/)],
  ['the picture of an ad', 'vendor_ads', press(/^View Details/), press(/^Enlarge/)],
  ['the form of an ad', 'vendor_ads', press(/^Edit /)],
  ['a new ad', 'vendor_ads', press('Add Vendor Ad'), press('Country of the number', 'combobox')],
  ['a new ad with mistakes', 'vendor_ads', press('Add Vendor Ad'), write('Mobile', '+9112'), chooseTooLarge],
  ['the categories', 'vendor_ads', openTools, press('Manage Category')],
  [
    'a category that is there',
    'vendor_ads',
    openTools,
    press('Manage Category'),
    inBox(/^Add/),
    write('Category Name', 'catering'),
  ],
  ['a category', 'vendor_ads', openTools, press('Manage Category'), inBox(/^Edit/)],
  ['an ad that is listed again', 'expired_vendor_ads', press(/^List again/)],
  ['a new version', 'version-control', press('Add version')],
  ['a version', 'version-control', press(/^Edit/)],
  ['the maintenance', 'version-control', press(/maintenance/i, 'switch')],
  ['the tools of the activity', 'activity', openTools],
  ['the viewed profiles', 'activity?action=view&from=2020-01-01'],
  ['the calls', 'premium-analytics?view=calls'],
  ['the stuck payments', 'premium-analytics?view=stuck'],
  [
    'the months',
    'premium-analytics',
    press('Payments per month', 'heading'),
    (page) => page.getByText('Show as table').click(),
  ],
];
