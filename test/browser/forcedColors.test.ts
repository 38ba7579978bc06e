import type { Locator, Page } from '@playwright/test';
import { expect, demoTest as test } from './support/fixtures';
import { press } from './support/sights';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

/** The edges of an element that are left where the system paints every background alike. */
const edges = (element: Locator) =>
  element.evaluate((one) => {
    const { borderWidth, borderStyle, outlineWidth, outlineStyle } = getComputedStyle(one);
    const [border, outline] = [borderStyle, outlineStyle].map((style) => (style === 'none' ? 'none' : style));
    return { border: border === 'none' ? border : borderWidth, outline: outline === 'none' ? outline : outlineWidth };
  });

/** What is chosen, and another of its kind that is not. */
const choices: readonly (readonly [what: string, path: string, chosen: string, other: string, ...steps: Step[]])[] = [
  ['the entry of the menu', 'users', '.ant-menu-item-selected', '.ant-menu-item:not(.ant-menu-item-selected)'],
  [
    'the page of a list',
    'users',
    '.ant-pagination-item-active',
    '.ant-pagination-item:not(.ant-pagination-item-active)',
  ],
  [
    'the ticked row',
    'users',
    '.ant-table-row-selected',
    '.ant-table-row:not(.ant-table-row-selected)',
    press(/^Select /, 'checkbox'),
  ],
  [
    'the row of the desk',
    'requests',
    'tr:has([aria-current="true"]) > td',
    'tr:has(.desk-link:not([aria-current])) > td',
    (page) => page.locator('.desk-link').first().click(),
  ],
  [
    'the view of payments',
    'premium-analytics',
    '.ant-segmented-item-selected',
    '.ant-segmented-item:not(.ant-segmented-item-selected)',
  ],
  [
    'the figure that filters payments',
    'premium-analytics?filter=failed',
    '.payment-counts > :has([aria-current="true"])',
    '.payment-counts > :not(:has([aria-current="true"]))',
  ],
  [
    'the option of a list',
    'users',
    '.ant-select-item-option-selected',
    '.ant-select-item-option:not(.ant-select-item-option-selected)',
    (page) => page.getByRole('combobox').last().click(),
  ],
];

type Step = (page: Page) => Promise<unknown>;

for (const [what, path, chosen, other, ...steps] of choices)
  test(`${what} can be told from the others`, async ({ page }) => {
    await page.goto(`/admin/${path}`);
    await page.locator('.list[aria-busy=false]').first().waitFor();
    for (const step of steps) await step(page);
    await page.locator(chosen).first().waitFor();
    expect(await edges(page.locator(chosen).first())).not.toEqual(await edges(page.locator(other).first()));
  });

const focusable: readonly (readonly [what: string, shown: string, focused?: string])[] = [
  ['a search', '.search-box', 'input'],
  ['a list to choose from', '.list-tools .ant-select', 'input'],
  ['a heading that orders the list', 'th.ant-table-column-has-sorters'],
  ['the page of a list', '.ant-pagination-item-active'],
];

for (const [what, shown, focused] of focusable)
  test(`${what} shows that it has the focus`, async ({ page }) => {
    await page.goto('/admin/users');
    await page.locator('.list[aria-busy=false]').first().waitFor();
    const part = page.locator(shown).first();
    await part.waitFor();
    const before = await edges(part);
    // Rings are drawn for the keyboard.
    await page.keyboard.press('Tab');
    await (focused ? part.locator(focused) : part).focus();
    expect(await edges(part)).not.toEqual(before);
  });

test('an ad that is about to expire can be told from the others', async ({ page }) => {
  await page.goto('/admin/vendor_ads');
  await page.locator('.list .ant-tag-success').first().waitFor();
  const usual = await edges(page.locator('.list .ant-tag-success').first());
  await page.goto('/admin/vendor_ads?view=expiring');
  await page.locator('.list .ant-tag-error').first().waitFor();
  expect(await edges(page.locator('.list .ant-tag-error').first())).not.toEqual(usual);
});

test('a switch can be seen, and whether it is on', async ({ page }) => {
  await page.goto('/admin/version-control');
  const versions = page.locator('.list');
  const colours = async (isOn: boolean) => {
    const picture = await versions.getByRole('switch', { checked: isOn }).first().screenshot();
    return picture.toString('base64');
  };
  const one = versions.getByRole('switch', { checked: false }).first();
  await one.waitFor();
  expect((await edges(one)).border).toBe('1px');
  expect(await colours(true)).not.toBe(await colours(false));
});

test('chips, pills and dialogs above the screen have an edge', async ({ page }) => {
  const hasBorder = async (selector: string) =>
    expect((await edges(page.locator(selector).first())).border).not.toBe('none');
  await page.goto('/admin/vendor_ads');
  await page.locator('.list .ant-tag').first().waitFor();
  await hasBorder('.list .ant-tag');
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await hasBorder('.ant-modal-container');
  await page.goto('/admin/requests');
  await page.locator('.mark').first().waitFor();
  await hasBorder('.mark');
});
