import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { anAd, anExpiredAd } from '../support/builders';
import { seedEverything } from '../support/seedEverything';
import { browserScreens } from './support/adminScreens';
import { expect } from './support/fixtures';
import { profileTest as test } from './support/profiles';

const rules = gunzipSync(readFileSync('test/support/easylist.txt.gz')).toString().split('\n').slice(1, -1);
const hiding = rules.filter((rule) => rule.startsWith('##')).map((rule) => rule.slice(2));
const blocking = rules.filter((rule) => !rule.startsWith('##')).map(patternOf);

/** The address that a rule blocks, whatever kind of file is asked for. */
function patternOf(rule: string) {
  const [address = ''] = rule.split('$');
  const source = address
    .replace(/[.+?{}()[\]|\\/]/g, '\\$&')
    .replace(/\\\|$/, '$')
    .replaceAll('*', '.*')
    .replaceAll('^', '(?:[^\\w.%-]|$)');
  return { rule, pattern: new RegExp(source, 'i') };
}

const blockedBy = (address: string) =>
  blocking.filter(({ pattern }) => pattern.test(address)).map(({ rule }) => `${address} by ${rule}`);

/** Each rule that hides something of the page. */
const hiddenIn = (page: Page) =>
  page.evaluate((selectors) => selectors.filter((selector) => document.querySelector(selector) !== null), hiding);

const image = `/media/ads/${'a'.repeat(32)}.png`;
test.use({
  world: {
    ...seedEverything(),
    ads: [anAd({ title: 'Lotus House', image }), anExpiredAd({ title: 'Old Hall', image })],
  },
});

test('the rules of an ad blocker hide and block what they should', () => {
  expect(hiding).toEqual(expect.arrayContaining(['.ad-title', '.view-ad']));
  expect(blockedBy(`https://console.example.org${image}`)).not.toEqual([]);
});

test('an ad blocker hides nothing of any screen and blocks no file and no call', async ({ newProfile, server }) => {
  // There is no picture behind its address.
  const { context, open } = await newProfile({ provokes: /status of 404/ });
  const asked = new Set<string>();
  context.on('request', (request) => asked.add(request.url()));
  const page = await open('/admin/vendor_ads');
  const hidden: string[] = [];
  for (const { address, data } of browserScreens) {
    await page.goto(address);
    await page.getByText(data).first().waitFor();
    hidden.push(...(await hiddenIn(page)).map((rule) => `${rule} at ${address}`));
  }
  await page.goto('/admin/vendor_ads');
  for (const name of ['View Details of Lotus House', 'Manage Category', 'Add', 'Edit Lotus House']) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    hidden.push(...(await hiddenIn(page)).map((rule) => `${rule} in the dialog of ${name}`));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  expect(hidden).toEqual([]);
  expect([...asked].some((address) => address.includes(image.replace('/media/ads', '')))).toBe(true);
  expect([...asked].flatMap(blockedBy)).toEqual([]);

  const described = await page.evaluate(async () => {
    const { token } = JSON.parse(window.localStorage.getItem('persist:auth') ?? '{}') as { token: string }; // as it is persisted
    const reply = await fetch('/openapi.json', { headers: { 'x-access-token': JSON.parse(token) as string } }); // a text
    return (await reply.json()) as { paths: object }; // the server's own shape
  });
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  const addresses = [...Object.keys(described.paths), ...files.map((file) => `/${file}`)];
  expect(addresses.flatMap((address) => blockedBy(server.address + address))).toEqual([]);
});

test('no class or id of the sheets is one that an ad blocker hides', () => {
  const names = new Set(hiding);
  const sheets = readdirSync('dist/assets').filter((file) => file.endsWith('.css'));
  const used = sheets.flatMap((file) => readFileSync(`dist/assets/${file}`, 'utf8').match(/[.#][a-z][\w-]*/gi) ?? []);
  expect(used.length).toBeGreaterThan(500);
  expect([...new Set(used)].filter((name) => names.has(name))).toEqual([]);
});
