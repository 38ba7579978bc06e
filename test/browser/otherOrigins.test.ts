import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aCategory, anAd } from '../support/builders';
import { expect, worldTest as test } from './support/fixtures';
import { signIn } from './support/openBrowser';

test.use({ world: { ads: [anAd({ vendor_ads_id: 1 })], categories: [aCategory({ vendor_ads_category_id: 1 })] } });

// To the console at 127.0.0.1 the one is another site, the other another origin of the same site.
for (const host of ['localhost', '127.0.0.1'])
  test(`a web page at ${host} can change nothing, lock nobody out and send no mail`, async ({ server, page }) => {
    const elsewhere = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title><form></form>');
    }).listen(0, host);
    await once(elsewhere, 'listening');
    const { port } = elsewhere.address() as AddressInfo; // It listens on a port, not on a pipe.

    const described = (await (await fetch(`${server.address}/openapi.json`)).json()) as Described; // The server's own shape.
    const calls = Object.entries(described.paths).flatMap(([path, operations]) =>
      Object.keys(operations)
        .filter((method) => method !== 'get')
        .map((method) => ({ method, url: server.address + path.replace('{id}', '1') })),
    );
    const entries = () => server.db.selectFrom('audit_log').selectAll().execute();
    const before = await entries();
    const statuses: number[] = [];
    // The browser itself hides from the page, and from who watches it, what was answered.
    server.standInBetween((_request, response) => {
      response.on('finish', () => statuses.push(response.statusCode));
      return false;
    });
    await page.goto(`http://${host}:${port}/`);
    await page.evaluate(
      async ({ calls, values }) => {
        const json = JSON.stringify(values);
        const form = new FormData();
        for (const [name, value] of Object.entries(values)) form.append(name, value);
        const bodies = ['application/json', 'text/plain', ''].map((type) => new Blob([json], { type }));
        const send = (url: string, init: RequestInit) => fetch(url, init).catch(() => undefined);
        for (const { method, url } of calls) {
          await send(url, {
            method,
            body: json,
            headers: { 'content-type': 'application/json', 'x-access-token': 'x' },
          });
          for (const body of [...bodies, form, new URLSearchParams(values)]) {
            await send(url, { method, body, mode: 'no-cors' });
            await send(url, { method: 'POST', body, mode: 'no-cors', credentials: 'include' });
            navigator.sendBeacon(url, body);
          }
        }
      },
      { calls, values: { email: server.email, password: 'wrong' } },
    );
    // A form takes the whole tab along.
    await page.evaluate((url) => {
      const form = Object.assign(document.createElement('form'), {
        action: url,
        method: 'post',
        enctype: 'text/plain',
      });
      document.body.append(form);
      form.submit();
    }, `${server.address}/admins/login`);
    await page.waitForURL(/admins\/login/);
    elsewhere.close();
    server.standInBetween(undefined);

    // Only preflights were answered otherwise, and allowed nothing.
    expect(statuses.filter((status) => ![403, 404, 405].includes(status))).toEqual([]);
    expect(statuses.filter((status) => status === 403).length).toBeGreaterThan(calls.length);
    expect(await entries()).toEqual(before);
    expect(server.mails).toEqual([]);
    await signIn(page, server);
  });

type Described = { paths: Record<string, Record<string, object>> };
