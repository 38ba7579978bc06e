import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { openDatabase } from '../../server/db/connect';
import { readEnvironment, StartupError } from '../../server/environment';
import { storageInFolder } from '../../server/storage/storageInFolder';
import type { Api } from '../../server/services';
import { openSite } from '../../server/site';
import { aFolder } from '../support/folders';
import { appOver } from './programs';

const inlineScript = 'document.title = "early";';
const page = `<!doctype html><script>${inlineScript}</script><script defer src="/assets/main.0123abcd.js"></script>`;
const console = 'https://console.example.org';

const folder = aFolder();
let api: Api;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'assets'));
  write('index.html', page);
  write('config.js', 'window.appConfig = {};');
  write('assets/main.0123abcd.js', 'plain');
  write('assets/main.0123abcd.js.br', 'brotli');
  write('assets/main.0123abcd.js.gz', 'gzip');

  const db = await openDatabase(':memory:');
  closeDatabase = () => db.destroy();
  const site = await openSite(folder);
  api = appOver(db, {
    site,
    allowedOrigins: [console],
    publicUrl: 'https://companion.example.org',
    media: storageInFolder(folder),
  });
});

afterAll(async () => {
  await closeDatabase();
});

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  api.fetch(new Request(`https://companion.example.org${address}`, { method, headers }));

it('names whom to tell of a weakness where it is set, and nobody else', async () => {
  const address = 'https://companion.example.org/.well-known/security.txt';
  expect((await get('/.well-known/security.txt')).status).toBe(404);
  const { securityContact } = readEnvironment({ SECURITY_CONTACT: 'security@example.org' });
  const db = await openDatabase(':memory:');
  const answer = await appOver(db, { publicUrl: 'https://companion.example.org', securityContact }).request(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)]);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:security@example\.org$/m);
  expect(text).toContain(`Canonical: ${address}\n`);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
  await db.destroy();
  expect(() => readEnvironment({ SECURITY_CONTACT: 'call me' })).toThrow('SECURITY_CONTACT is an e-mail address');
});

describe('the built site', () => {
  it('answers the addresses of screens with the page, which is always asked for anew', async () => {
    for (const address of ['/', '/auth/login', '/admin/view-user/17', '/admin/view-user/asha.rao', '/anything']) {
      const response = await get(address);
      expect(await response.text()).toBe(page);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    }
  });

  it.each([
    ['br, gzip', 'brotli', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['', 'plain', null],
  ])('sends a file to a browser that accepts "%s" as %s', async (accepted, text, encoding) => {
    const response = await get('/assets/main.0123abcd.js', { 'accept-encoding': accepted });
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('has nothing at other addresses, and says so in JSON', async () => {
    for (const address of ['/assets/main.gone.js', '/picture.png', '/api/nothing', '/assets/../../secret.txt'])
      expect(await (await get(address)).json()).toMatchObject({ responseCode: 404 });
  });

  it('sends the settings of the deployment again once they were edited', async () => {
    const before = (await get('/config.js')).headers.get('etag') ?? '';
    expect((await get('/config.js', { 'if-none-match': before })).status).toBe(304);
    writeFileSync(path.join(folder, 'config.js'), "window.appConfig = { brandName: 'Sangam' };");
    const edited = await get('/config.js', { 'if-none-match': before });
    expect(edited.status).toBe(200);
    expect(await edited.text()).toContain('Sangam');
    expect(edited.headers.get('etag')).not.toBe(before);
  });

  const ofThisApi = {
    extensions:
      'logout journal takeback reports notes similar members if-status second-factor sessions preferences'.split(' '),
    passwordRule: '12 to 200 characters, and not easy to guess.',
  };
  const settingsOf = async (site: Api, text: string) => {
    writeFileSync(path.join(folder, 'config.js'), text);
    const response = await site.fetch(new Request('https://companion.example.org/config.js'));
    const served = await response.text();
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(served)));
    const window: { appConfig?: unknown } = {};
    runInNewContext(served, { window });
    return structuredClone(window.appConfig);
  };

  it.each([
    ['as it was built', readFileSync('public/config.js', 'utf8'), { ...ofThisApi, apiHost: '' }],
    ['that sets nothing', '// Nothing here', ofThisApi],
    [
      'with settings, which have the last word',
      "window.appConfig = { brandName: 'ಸಂಗಮ', extensions: ['logout'] }",
      { ...ofThisApi, brandName: 'ಸಂಗಮ', extensions: ['logout'] },
    ],
  ])(
    'tells in config.js what the API offers beyond the contract and asks of a password, in a file %s',
    async (_what, text, settings) => {
      expect(await settingsOf(api, text)).toEqual(settings);
    },
  );

  it('passes the almanac of the settings on, and only what is set of it', async () => {
    const configOf = async (settings: NodeJS.ProcessEnv) => {
      const db = await openDatabase(':memory:');
      const site = await openSite(folder, readEnvironment(settings).almanac);
      const served = appOver(db, { site, publicUrl: 'https://companion.example.org', media: storageInFolder(folder) });
      const response = await served.fetch(new Request('https://companion.example.org/config.js'));
      await db.destroy();
      return response.text();
    };
    expect(await configOf({ ALMANAC_PLACE: 'Bengaluru', ALMANAC_LANGUAGE: 'Hindi' })).toContain(
      '"almanac":{"place":"Bengaluru","language":"Hindi"}',
    );
    expect(await configOf({})).not.toContain('almanac');
    expect(() => readEnvironment({ ALMANAC_SPELLING: 'kannada' })).toThrow(
      new StartupError('ALMANAC_SPELLING is pan-Indian or Kannada.'),
    );
  });

  it('lets the page run its own inline script and no other, and be framed by nobody', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toMatch(/max-age/);
  });
});

describe('a console on another origin', () => {
  it('may call and read what it needs when it is on the list, and gets no leave to send cookies', async () => {
    const answer = await get('/analysis/details', { origin: console });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': console,
      'access-control-expose-headers': 'Retry-After,X-Request-Id',
    });
    const ask = {
      origin: console,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'x-access-token',
    };
    const { status, headers } = await get('/admins/accept', ask, 'OPTIONS');
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': console,
      'access-control-allow-methods': 'GET,POST,PUT,DELETE',
      'access-control-allow-headers': 'content-type,x-access-token',
      vary: expect.stringMatching(/origin/i),
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('may not when it is not on the list', async () => {
    for (const origin of ['https://console.example.org.evil.example', 'http://console.example.org', 'null'])
      expect((await get('/analysis/details', { origin })).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the environment', () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ ADMIN_EMAIL: 'admin@example.org' }, 'ADMIN_PASSWORD'],
    [{ ALLOWED_ORIGINS: 'https://console.example.org/path' }, 'ALLOWED_ORIGINS'],
    [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS'],
    [{ TRUSTED_PROXIES: 'proxy.local' }, 'TRUSTED_PROXIES'],
    [{ ACCESS_LOG: 'yes' }, 'ACCESS_LOG'],
  ])('with %o is refused in one line that names %s', (variables, name) => {
    const start = () => readEnvironment(variables);
    expect(start).toThrow(StartupError);
    expect(start).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*$`));
  });

  it('makes no demonstration data in production unless it is asked to', () => {
    expect(readEnvironment({ NODE_ENV: 'production' }).mayDemonstrate).toBe(false);
    expect(readEnvironment({ NODE_ENV: 'production', DEMO: '1' }).mayDemonstrate).toBe(true);
    expect(readEnvironment({ DEMO: '0' }).mayDemonstrate).toBe(false);
    expect(readEnvironment({}, { members: '500' }).members).toBe(500);
    expect(() => readEnvironment({}, { members: 'many' })).toThrow(/^--members must be a whole number/);
  });
});
