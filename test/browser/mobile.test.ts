import type { Page } from '@playwright/test';
import { demoTest as test, expect } from './support/fixtures';

type Step = (page: Page) => Promise<unknown>;

const field = (page: Page) => page.getByRole('dialog').getByLabel('Mobile');
const type =
  (text: string): Step =>
  ({ keyboard }) =>
    keyboard.type(text);
const press =
  (...keys: string[]): Step =>
  async ({ keyboard }) => {
    for (const key of keys) await keyboard.press(key);
  };
/** As Ctrl+V does it, without the clipboard of the machine. */
const paste =
  (text: string): Step =>
  (page) =>
    field(page).evaluate((input, pasted) => {
      const data = new DataTransfer();
      data.setData('text', pasted);
      const isLeft = input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      if (isLeft) document.execCommand('insertText', false, pasted);
    }, text);
const select =
  (from: number, to: number): Step =>
  (page) =>
    field(page).evaluate((input: HTMLInputElement, range) => input.setSelectionRange(...range), [from, to] as const);
/** What depends on the caret; what becomes of a text alone is tested with `editPhone`. */
const cases: [what: string, shown: string, ...steps: Step[]][] = [
  ['a plus inside a number', '+1 212 555 0123', type('9880012345'), press('ArrowLeft'), type('+12125550123')],
  ['typing at the very front', '+91 98800 12345', press('Home'), type('9880012345')],
  ['going back over the code', '+91 98800 12345', press('Backspace', 'Backspace', 'Backspace'), type('9880012345')],
  ['deleting the plus', '+91 98800 12345', type('9880012345'), press('Home', 'Delete')],
  ['deleting a digit in the middle', '+91 98801 2345', type('9880012345'), select(8, 8), press('Backspace')],
  ['cutting everything', '+91', type('9880012345'), press('Control+a', 'Control+x')],
  [
    'typing anew what was too long',
    '+91 98800 12345',
    type('98800123456789'),
    press('Control+a', 'Backspace'),
    type('9880012345'),
  ],
  [
    'going back to the very beginning',
    '+91 9880',
    type('98800'),
    press(...Array<string>(12).fill('Backspace')),
    type('9880'),
  ],
  ['pasting behind a number', '+91 94480 12345', type('9880012345'), paste('9448012345')],
  ['pasting a part', '+91 98800 12345', type('98800'), paste('12345')],
  ['ten digits over a whole number', '+91 98800 12345', type('+442079460958'), press('Control+a'), type('9880012345')],
  ['pasting a service number', '+91 18001 23456 7', type('+442079460958'), press('Control+a'), paste('18001234567')],
];

test('the mobile field stays in its country wherever the caret stands, until a plus says otherwise', async ({
  page,
}) => {
  await page.goto('/admin/vendor_ads');
  await page.getByRole('button', { name: 'Add Vendor Ad' }).click();
  for (const [what, shown, ...steps] of cases) {
    await field(page).fill('');
    await press('End')(page);
    for (const step of steps) await step(page);
    await expect.soft(field(page), what).toHaveValue(shown);
  }
});
