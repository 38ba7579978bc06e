import type { Page } from '@playwright/test';
import { expect, demoTest as test } from './support/fixtures';
import { openWithoutScripts } from './support/openBrowser';

test.use({ isSignedIn: false });

const email = (page: Page) => page.locator('input[name=email]');
const password = (page: Page) => page.locator('input[name=password]');

type Visitor = { moment: keyof typeof moments; email: string; password: string };

const moments = {
  'before the program comes': 0,
  'at DOMContentLoaded': 0,
  'at load': 0,
  '50 ms after load': 50,
  '300 ms after load': 300,
};

/** Runs in the page: does once what password managers and translators do to a form. */
function visitForm({ moment, delay, ...texts }: Visitor & { delay: number }) {
  const fillIn = (name: 'email' | 'password') => {
    const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!field) return;
    const menu = document.createElement('fill-in-menu');
    menu.append(document.createElement('button'));
    field.before(document.createElement('fill-in-icon'));
    field.after(menu);
    field.value = texts[name];
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  };
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) nodes.push(walker.currentNode as Text); // by the filter
    nodes.forEach((node, index) => {
      node.data = `${node.data}·`;
      if (index % 2 === 0) return;
      const font = document.createElement('font');
      node.replaceWith(font);
      font.append(node);
    });
  };
  const visit = () => {
    translate();
    fillIn('email');
    fillIn('password');
  };
  if (moment === 'before the program comes')
    document.addEventListener('readystatechange', () => visit(), { once: true });
  else if (moment === 'at DOMContentLoaded') document.addEventListener('DOMContentLoaded', visit);
  else window.addEventListener('load', () => (delay ? setTimeout(visit, delay) : visit()));
}

for (const [moment, delay] of Object.entries(moments))
  test(
    `keeps what a password manager filled in and a translator went over ${moment}`,
    { tag: '@commit' },
    async ({ page, server }) => {
      await page.addInitScript(visitForm, {
        moment,
        delay,
        email: server.email,
        password: server.password,
      } as Visitor & {
        delay: number;
      });
      await page.goto('/auth/login');
      await expect(password(page)).toHaveValue(server.password);
      await page.waitForLoadState('networkidle');
      await expect(email(page)).toHaveValue(server.email);
      await expect(password(page)).toHaveValue(server.password);
      await page.getByRole('button', { name: /^Sign In/ }).click();
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    },
  );

test(
  'sends once what was typed and submitted before the program had come, and leads where it was wanted',
  { tag: '@commit' },
  async ({ page, server }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/admins/login') && calls.push(request.method()));
    const release = await openWithoutScripts(page, '/admin/users?page=2');
    await email(page).pressSequentially(server.email);
    await password(page).pressSequentially(server.password);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign In' }).click();
    release();
    await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
    expect(new URL(page.url()).search).toBe('?page=2');
    expect(calls).toEqual(['POST']);
  },
);

test(
  'begins in the first field, and leaves the caret where it was reached meanwhile',
  { tag: '@commit' },
  async ({ page, server }) => {
    const release = await openWithoutScripts(page, '/auth/login');
    await expect(email(page)).toBeFocused();
    await page.keyboard.type(server.email);
    await page.keyboard.press('Tab');
    const { password: whole } = server;
    await page.keyboard.type(whole.slice(0, 4) + whole.slice(-4));
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowLeft');
    release();
    // Typed while the program comes.
    await page.keyboard.type(whole.slice(4, -4), { delay: 40 });
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveValue(whole);
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  },
);
