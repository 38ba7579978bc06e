import type { BlockList } from 'node:net';
import { createBackground } from '../../server/operation/background';
import { openLog } from '../../server/operation/log';
import { readNetworks } from '../../server/security/callerAddress';
import type { Api } from '../../server/services';
import { openCompanion, type Companion } from '../support/companion';
import { appOver } from './programs';

let companion: Companion;
let api: Api;
let trustedProxies: BlockList | undefined;
const lines: string[] = [];
const destination = { write: (text: string) => void lines.push(...text.trimEnd().split('\n')) };

async function start(now = () => new Date()) {
  companion = await openCompanion();
  const log = await openLog('json', destination);
  api = appOver(companion.db, { log, logsAccess: true, now, trustedProxies });
}
beforeEach(() => void (lines.length = 0));
afterEach(() => {
  trustedProxies = undefined;
  return companion.close();
});

const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const get = async (path: string, init: RequestInit = {}) =>
  api.fetch(new Request(`https://companion.example.org${path}`, init), env);
const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>); // One object a line is what is tested.

it('says when, from where, who, what, how it ended, how long it took, and the id that the answer carries', async () => {
  await start();
  const headers = { 'x-request-id': 'the-id-of-another-request' };
  const answer = await get('/analysis/details', { headers: { ...headers, 'x-access-token': companion.token } });
  await get('/analysis/details', { headers });
  // Machines ask every few seconds.
  await get('/healthz');
  await get('/readyz');
  const common = {
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    address: '127.0.0.1',
    method: 'GET',
    route: '/analysis/details',
    ms: expect.any(Number),
  };
  expect(entries()).toMatchObject([
    { ...common, requestId: answer.headers.get('x-request-id'), status: 200, administrator: expect.any(Number) },
    { ...common, status: 401 },
  ]);
  expect(entries()[1]).not.toHaveProperty('administrator');
  expect(entries()[1]?.requestId).not.toBe(entries()[0]?.requestId);
});

it('holds no token, no code, no id, no search and no line of somebody else', async () => {
  await start();
  const headers = { 'x-access-token': companion.token };
  await get(`/payment/getPaymentList?access_token=${companion.token}&limit=1&filter_type=0`, { headers });
  await get('/admins/searchuser?status=approved&username=SECRET', { headers });
  await get('/api/user/accept_delete_request/SECRET', { method: 'PUT', headers });
  await get('/auth/reset-password/SECRET');
  await get('/auth/forgotpassword/SECRET?code=SECRET');
  await get('/auth/reset-password?code=SECRET');
  await get('/none%0a2026%22 SECRET/SECRET/SECRET');
  expect(lines).toHaveLength(7);
  expect(lines.join('\n')).not.toContain(companion.token);
  expect(lines.slice(0, 6).join('\n')).not.toContain('SECRET');
  expect(entries()[3]).toMatchObject({ route: '/auth/reset-password/…', status: 404 });
  expect(entries()[6]?.route).toMatch(/^\/none[^\s"]*\/…$/);
});

it('tells an error with its stack and the id of its request, and nothing else that the error carries', async () => {
  const failure = Object.assign(new Error('A value is missing.'), {
    code: '23502',
    recipient: 'SECRET',
    values: ['SECRET'],
  });
  await start(() => {
    throw failure;
  });
  const answer = await get('/analysis/details', { headers: { 'x-access-token': companion.token } });
  expect(answer.status).toBe(500);
  const { err, ...entry } = entries()[0] ?? {};
  expect(entry).toMatchObject({
    level: 'error',
    requestId: answer.headers.get('x-request-id'),
    route: '/analysis/details',
  });
  expect(err).toEqual({ name: 'Error', message: 'A value is missing.', code: '23502', stack: failure.stack });
});

it.each(['json', 'pretty'] as const)(
  'names work that an outage kept from its end in one line of %s',
  async (format) => {
    await start();
    const { waitUntil, ended } = createBackground(await openLog(format, destination));
    const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    waitUntil(Promise.reject(away), 'The purge of members');
    waitUntil(Promise.reject(new Error('The turn is lost.', { cause: away })), 'The backup');
    waitUntil(Promise.reject(denied), 'The rotation of the journal');
    await ended();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/(?=.*The purge of members failed\.).*connect ECONNREFUSED 10\.0\.0\.1:5432/);
    expect(lines[1]).toMatch(/(?=.*The backup failed\.).*The turn is lost\./);
    expect(lines[2]).toMatch(/(?=.*The rotation of the journal failed\.).*EACCES: permission denied/);
    expect(lines.join()).not.toContain('log.test.ts');
  },
);

it('warns once of a proxy that nobody has declared, and of no other', async () => {
  await start();
  const warnings = () => entries().filter(({ level }) => level === 'warn');
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await get('/healthz');
  expect(warnings()).toEqual([]);
  await get('/healthz', { headers });
  await get('/healthz', { headers });
  expect(warnings()).toMatchObject([{ address: '127.0.0.1', msg: expect.stringContaining('TRUSTED_PROXIES') }]);

  trustedProxies = readNetworks(['127.0.0.0/8']);
  await companion.close();
  await start();
  await get('/healthz', { headers });
  expect(warnings()).toHaveLength(1);
});
