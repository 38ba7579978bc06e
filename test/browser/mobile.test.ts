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
/** As a password manager does it: the value and an event, no key. */
const autofill =
  (text: string): Step =>
  (page) =>
    field(page).fill(text);
const select =
  (from: number, to: number): Step =>
  (page) =>
    field(page).evaluate((input: HTMLInputElement, range) => input.setSelectionRange(...range), [from, to] as const);
const choose =
  (country: string): Step =>
  async (page) => {
    await page.getByLabel('Country of the number').click();
    await page.keyboard.type(country);
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
  };
const all = press('Control+a');
const clear = press('Control+a', 'Delete');

const cases: [what: string, shown: string, ...steps: Step[]][] = [
  ['ten digits over everything', '+91 98800 12345', type('123'), all, type('9880012345')],
  ['ten digits after clearing', '+91 98800 12345', clear, type('9880012345')],
  ['the code without plus', '+91 98800 12345', clear, type('919880012345')],
  ['a plus', '+44 20 7946 0958', all, type('+44 20 7946 0958')],
  ['a plus inside a number', '+1 212 555 0123', type('9880012345'), press('ArrowLeft'), type('+12125550123')],
  ['two zeros', '+44 20 7946 0958', clear, type('00442079460958')],
  ['digits of Kannada', '+91 98800 12345', type('೯೮೮೦೦೧೨೩೪೫')],
  ['typing at the very front', '+91 98800 12345', press('Home'), type('9880012345')],
  ['going back over the code', '+91 98800 12345', press('Backspace', 'Backspace', 'Backspace'), type('9880012345')],
  ['deleting the plus', '+91 98800 12345', type('9880012345'), press('Home', 'Delete')],
  ['deleting a digit in the middle', '+91 98801 2345', type('9880012345'), select(8, 8), press('Backspace')],
  ['cutting everything', '+91', type('9880012345'), press('Control+a', 'Control+x')],
  ['pasting national digits', '+91 98800 12345', paste('98800-12345')],
  ['pasting behind a number', '+91 94480 12345', type('9880012345'), paste('9448012345')],
  ['pasting a part', '+91 98800 12345', type('98800'), paste('12345')],
  ['pasting two numbers', '+91 12', type('12'), paste('9880012345, 9448012345')],
  ['filling national digits', '+91 98800 12345', type('123'), autofill('09880012345')],
  ['filling another country', '+94 77 123 4567', type('9880012345'), autofill('+94771234567')],
  ['another country, chosen', '+977 98 1234 5678', choose('nepal'), type('9812345678')],
  ['going back over another country', '+91 98800 12345', choose('nepal'), press('Backspace'), type('9880012345')],
];

test('the mobile field stays in its country until a plus or 00 says otherwise', async ({ page }) => {
  test.slow();
  await page.goto('/admin/vendor_ads');
  await page.getByRole('button', { name: 'Add Vendor Ad' }).click();
  for (const [what, shown, ...steps] of cases) {
    await field(page).fill('');
    await press('End')(page);
    for (const step of steps) await step(page);
    await expect.soft(field(page), what).toHaveValue(shown);
  }
});
