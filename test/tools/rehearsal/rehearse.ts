import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../../server/db/connect';
import type { Database } from '../../../server/db/schema';
import { openClient, signIn, type Client } from '../hardening/client';
import { finish, makeFolder } from '../hardening/target';
import { aSmallPicture, createLedger, faultsOf, startWriters } from '../hardening/ledger';
import { freePort } from '../../support/ports';
import { aMember, insertWorld } from '../../support/builders';
import { s3Keys, startS3Server } from '../../support/s3Server';
import { createApiProcess, type ApiProcess } from './apiProcess';
import { openDatabaseLine, type DatabaseLine } from './databaseLine';
import { startCaddy, startNginx, untilUsed, type Proxy } from './proxy';
import { startWatch } from './watch';

/** ms of undisturbed load between two events. */
const calm = 2_000;
/** ms between two writes of one writer: the cores are shared with everything that is rehearsed. */
const breath = 25;
/** ms for which the database is away. */
const away = 6_000;
/** ms within which everything has to go on once it is back. */
const returnTimeout = 10_000;

const readings = (token: string) =>
  [
    '/analysis/details',
    '/admins/listuser?status=approved&status=blocked&page=1',
    '/api/panchanga/list_panchanga',
    `/payment/getPaymentList?access_token=${token}&last_index=0&limit=100&filter_type=0`,
  ].map((address) => ({ method: 'GET', path: address, expected: 200 }));
const writing = { method: 'PUT', path: '/admins/accept?user_id=nobody', expected: 404 };

type Stage = {
  proxies: [Proxy, Proxy];
  apis: [ApiProcess, ApiProcess];
  clients: [Client, Client];
  databaseUrl: string;
  line: DatabaseLine;
  token: string;
};

/** A bad day of a service with two processes behind two proxies: full disks, a mail that is stuck, a crash, an upgrade, no database. */
async function rehearse(stage: Stage, faults: string[]): Promise<void> {
  const { proxies, apis, token } = stage;
  await Promise.all(apis.map((api) => api.afflict()));
  faults.push(...(await judgeReadiness(apis, 200, 'degraded')));
  // Only what reads is watched, because a write may be lost with the process that is killed.
  const watches = proxies.map((proxy) => startWatch(proxy, { apis, token, calls: readings(token) }));
  try {
    faults.push(...(await crashAndUpgrade(stage)));
  } finally {
    for (const watch of watches) {
      const { refused, faults: seen } = await watch.stop();
      faults.push(...seen);
      if (refused > 0) faults.push(`${refused} calls were refused though the database was there`);
    }
  }
  faults.push(...(await loseDatabase(stage)));
  for (const proxy of proxies) faults.push(...(await judgeProxy(proxy)));
  for (const proxy of proxies)
    if (proxy.logged().includes(token)) faults.push(`the log of ${proxy.name} holds the token of a session`);
}

async function judgeReadiness(apis: ApiProcess[], code: number, status: string): Promise<string[]> {
  const found = await Promise.all(apis.map((api) => api.readiness()));
  return found
    .filter((readiness) => readiness.code !== code || readiness.status !== status)
    .map((readiness) => `/readyz says ${JSON.stringify(readiness)} in place of ${code} and ${status}`);
}

/** What a proxy answers by itself is guarded like what the API answers, and over http it leads pages on, but no call. */
async function judgeProxy({ name, port, plainPort }: Proxy): Promise<string[]> {
  const tooLarge = { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(4_000_000) };
  const own = [fetch(`http://127.0.0.1:${port}/metrics`), fetch(`http://127.0.0.1:${port}/admins/login`, tooLarge)];
  const answers = [...(await Promise.all(own)), await fetch(`http://127.0.0.1:${port}/healthz`)];
  const guards = { 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' };
  const faults = answers.flatMap(({ status, headers }) => [
    ...Object.entries(guards).flatMap(([header, value]) =>
      headers.get(header) === value ? [] : [`${name} answers ${status} with ${header}: ${headers.get(header)}`],
    ),
    ...(/^default-src 'none'/.test(headers.get('content-security-policy') ?? '')
      ? []
      : [`${name} answers ${status} without a policy`]),
    ...(headers.get('strict-transport-security') === 'max-age=31536000; includeSubDomains'
      ? []
      : [`${name} answers ${status} without HSTS`]),
  ]);
  const paths = ['/admins/login', '/payment/getPaymentList', '/openapi.json', '/admin/dashboard', '/'];
  const plain = paths.map(async (path) => {
    const { status } = await fetch(`http://127.0.0.1:${plainPort}${path}`, { redirect: 'manual' });
    return status;
  });
  const statuses = [...answers.map(({ status }) => status), ...(await Promise.all(plain))].join(', ');
  // Caddy 2.6 says 502 of a body that is too large.
  if (!/^404, (413|502), 200, 403, 403, 403, 301, 301$/.test(statuses)) faults.push(`${name} answers ${statuses}`);
  return faults;
}

async function loseDatabase({ line, apis, proxies, token }: Stage): Promise<string[]> {
  const watches = proxies.map((proxy) => startWatch(proxy, { apis, token, calls: [...readings(token), writing] }));
  await line.cut();
  await pause(away);
  const faults = await judgeReadiness(apis, 503, 'unavailable');
  await line.mend();
  const mended = performance.now();
  while (watches.some((watch) => watch.isRefused()) && performance.now() - mended < returnTimeout) await pause(100);
  const duration = Math.round(performance.now() - mended);
  if (duration >= returnTimeout) faults.push('calls are refused though the database is back');
  const figures = await Promise.all(watches.map((watch) => watch.stop()));
  for (const { refused, faults: seen } of figures) {
    faults.push(...seen);
    if (refused === 0) faults.push('nothing was refused while the database was away');
  }
  const refused = figures.map((figure) => figure.refused).join(' and ');
  console.log(
    `The database away for ${away / 1000} s: ${refused} calls refused in words of the API, none ${duration} ms after it was back.`,
  );
  return faults;
}

/** A crash and an upgrade, while administrators work. */
async function crashAndUpgrade({ proxies, apis, clients, databaseUrl, token }: Stage): Promise<string[]> {
  const [, second] = apis;
  const picture = await aSmallPicture();
  const members = Array.from({ length: 60 }, () => aMember({ status: 'approved' }));
  const db = await openDatabase(databaseUrl);
  try {
    await insertWorld(db, { members });
    const ledger = createLedger();
    const stopWriters = startWriters(ledger, clients, { token, picture, members, writers: 6, breath });
    await pause(calm);

    await second.kill();
    await pause(calm);
    await second.start();
    await Promise.all(proxies.map((proxy) => untilUsed(proxy, second)));

    const stops: number[] = [];
    for (const api of apis) {
      stops.push(await api.stop());
      await api.start();
      await Promise.all(proxies.map((proxy) => untilUsed(proxy, api)));
    }
    await stopWriters();

    const faults = ledger.answered === 0 ? ['nothing was written'] : [];
    const lost = await faultsOf(db, ledger);
    const pictures = await comparePictures(db, apis);
    faults.push(...lost, ...pictures.faults);
    console.log(
      `One process killed, both upgraded (they ended within ${Math.max(...stops)} ms): ` +
        `${ledger.answered} writes answered, ${lost.length} lost, ${ledger.unanswered} without an answer; ` +
        `${pictures.count} pictures, each from both processes.`,
    );
    return faults;
  } finally {
    await db.destroy();
  }
}

/** Fetches the picture of every ad from every process. */
async function comparePictures(db: Kysely<Database>, apis: ApiProcess[]) {
  const faults: string[] = [];
  const rows = await db.selectFrom('vendor_ads').select(['title', 'image']).execute();
  for (const { title, image } of rows) {
    const sums = apis.map(async ({ port }) => {
      const answer = await fetch(`http://127.0.0.1:${port}${image}`);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('base64') : `${answer.status}`;
    });
    const contents = new Set(await Promise.all(sums));
    if (contents.size > 1 || [...contents].some((content) => content.length < 20))
      faults.push(`the picture of the ad ${title} is not the same from every process`);
  }
  return { count: rows.length, faults };
}

async function main() {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (!databaseUrl) throw new Error('TEST_DATABASE_URL names no PostgreSQL database: .ci/rehearse gives one.');
  const begun = performance.now();
  const folder = makeFolder('rehearsal');
  const s3 = await startS3Server();
  const line = await openDatabaseLine(databaseUrl);
  const [nginxPort, caddyPort, ...ports] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const apis = ports.map((port, index) =>
    createApiProcess(`process ${index + 1}`, {
      folder: path.join(folder, `release-${index + 1}`),
      port,
      environment: {
        ...s3Keys,
        DATABASE_URL: line.url,
        MEDIA_URL: s3.mediaUrl('media'),
        PUBLIC_URL: `http://127.0.0.1:${nginxPort}`,
      },
    }),
  ) as [ApiProcess, ApiProcess]; // There are two ports.
  const proxies: Proxy[] = [];
  const clients: Client[] = [];
  const faults: string[] = [];
  try {
    // Both at once on an empty database, as an orchestrator would.
    await Promise.all(apis.map((api) => api.start()));
    const nginx = await startNginx(folder, nginxPort, ports);
    proxies.push(nginx);
    const caddy = await startCaddy(folder, caddyPort, ports);
    proxies.push(caddy);
    const [byNginx, byCaddy] = [nginx, caddy].map(({ port }) => openClient(port, { connections: 6 })) as [
      Client,
      Client,
    ];
    clients.push(byNginx, byCaddy);
    const token = await signIn({ port: nginxPort });
    await rehearse({ proxies: [nginx, caddy], clients: [byNginx, byCaddy], apis, databaseUrl, line, token }, faults);
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    for (const client of clients) client.close();
    await Promise.all([...proxies, ...apis].map((program) => program.stop()));
    await Promise.all([line.cut(), s3.close()]);
  }
  if (faults.length > 0) for (const api of apis) console.error(`${api.name} wrote:\n${api.output()}`);
  finish(faults, `The rehearsal took ${Math.round((performance.now() - begun) / 1000)} s.`);
}

void main();
