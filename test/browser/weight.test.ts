import { readdirSync } from 'node:fs';
import { demoTest as test, expect } from './support/fixtures';
import { signIn } from './support/openBrowser';

test.use({ members: 600 });

/** Fetched once the screen is at rest: how much of it has come when a test ends depends on the machine. */
const atRest = [
  'notices.js',
  'notices.css',
  'preferences.js',
  'GET /admins/preferences',
  'GET /version/get_version_list',
  'GET /api/user/list_delete_request',
  'GET /api/user_report/list_reported_user',
  'GET /payment/getPaymentList',
  'GET /api/vendor_ads/list_vendor_ads',
  'GET /api/panchanga/list_panchanga',
];

/** A file of the build by its name without the digits of its content, any other call by method and path. */
function nameOf(method: string, url: string) {
  const { pathname } = new URL(url);
  const [, name, extension] = /^\/assets\/(.+)\.[0-9a-f]{8}(\.\w+)$/.exec(pathname) ?? [];
  return name && extension ? name + extension : `${method} ${pathname}`;
}

test.describe('for somebody who has yet to sign in', () => {
  test.use({ isSignedIn: false });

  test(
    'the way to the dashboard and its chart needs few files and calls',
    { tag: '@commit' },
    async ({ page, server }) => {
      const names: string[] = [];
      page.on('request', (request) => names.push(nameOf(request.method(), request.url())));
      await signIn(page, server);
      await page.locator('.chart canvas').first().waitFor();
      // What the files cost is limited where they are made: src/build/BudgetPlugin.ts.
      // A file that was fetched ahead is asked for twice, and travels once.
      const isOne = (name: string, index: number) => / /.test(name) || names.indexOf(name) === index;
      // Only a browser with windows asks for what its tabs show.
      const isOther = (name: string) => atRest.includes(name) || name === 'GET /icon.svg';
      expect(names.filter((name, index) => isOne(name, index) && !isOther(name)).sort()).toEqual([
        'GET /',
        'GET /admins/listuser',
        'GET /admins/similar',
        'GET /analysis/details',
        'GET /analysis/user',
        'GET /config.js',
        'POST /admins/login',
        'antd.css',
        'antd.js',
        'chart.js',
        'main.js',
        'marks.js',
        'react.js',
        'screen.css',
        'screen.js',
      ]);
    },
  );
});

test(
  'the packages whose code travels are named with their licences',
  { tag: '@commit' },
  async ({ request, server }) => {
    const notices = await (await request.get(`${server.address}/third-party-notices.txt`)).text();
    for (const name of ['antd', 'react-dom', 'react-router', '@reduxjs/toolkit', 'valibot'])
      expect(notices).toMatch(new RegExp(`^${name}\n(MIT|MIT License)\n`, 'm'));
    expect(notices).toContain('Copyright (c) Meta Platforms');
  },
);

test('the sources lie beside what is given out, not in it', { tag: '@commit' }, () => {
  const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(filesIn('dist').filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(filesIn('source-maps').filter((file) => file.endsWith('.js.map'))).not.toEqual([]);
});
