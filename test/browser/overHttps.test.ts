import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import path from 'node:path';
import { freePort, listen } from '../support/ports';
import { administrator, makeFolder, startTarget } from '../tools/hardening/target';
import { expect, test } from './support/fixtures';
import { heading, signIn } from './support/profiles';

/** A proxy that ends TLS, with a certificate that nobody has signed. */
async function openTlsProxy(folder: string, port: number, apiPort: number) {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string]; // Two names.
  const words = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  execFileSync('openssl', [...words, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const proxy = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const passed = request({ port: apiPort, path: asked.url, method: asked.method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await listen(proxy, port);
  return proxy;
}

test('over https the cookie of a session is bound to this host, and a copied token opens nothing', async ({
  browser,
}) => {
  const dataFolder = makeFolder('console-data');
  const [port, apiPort] = [await freePort(), await freePort()];
  const address = `https://localhost:${port}`;
  const environment = { PUBLIC_URL: address, TRUSTED_PROXIES: '127.0.0.1' };
  const server = await startTarget({ dataFolder, port: apiPort, isBuilt: true, environment });
  const proxy = await openTlsProxy(dataFolder, port, apiPort);
  const open = () => browser.newContext({ baseURL: address, ignoreHTTPSErrors: true });
  const [context, thief] = [await open(), await open()];
  try {
    const page = await context.newPage();
    await page.goto('/auth/login');
    await signIn(page, administrator);
    await heading(page, 'Dashboard');
    await page.reload();
    await heading(page, 'Dashboard');
    const kept = {
      name: expect.stringMatching(/^__Host-/),
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    };
    expect(await context.cookies()).toMatchObject([kept, kept]);

    const session = await page.evaluate(() => window.localStorage.getItem('persist:auth') ?? '');
    await thief.addInitScript((stolen) => window.localStorage.setItem('persist:auth', stolen), session);
    const elsewhere = await thief.newPage();
    await elsewhere.goto('/admin/users');
    await heading(elsewhere, 'Sign In');
    await page.reload();
    await heading(page, 'Dashboard');
  } finally {
    await Promise.all([context.close(), thief.close()]);
    proxy.closeAllConnections();
    proxy.close();
    await server.stop();
  }
});
