import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { openClient, signIn, type Asked, type Client } from './client';
import { additionOf, aSmallPicture, entryOf } from './ledger';
import { administrator, cpuSeconds, startTarget } from './target';

const longest = 100;
const repeats = 8;

/** What is asked of a call. `isWhole` for answers that grow with the service, which are told and not judged. */
type Question = { name: string; asks: Asked[]; isWhole?: boolean };

type List = { data: { user_id: string }[]; size: number };

/** Every call of the contract on a large database, one at a time: how long it takes, and how much of the processor. */
async function main() {
  const members = Number(process.argv[2] ?? 1_000_000);
  const kept = process.argv[3];
  const dataFolder = kept ?? mkdtempSync(path.join(tmpdir(), 'hardening-calls-'));
  const databaseUrl = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  // The demonstration of a million members is made in memory.
  const target = await startTarget({
    dataFolder,
    members,
    databaseUrl,
    environment: { NODE_OPTIONS: '--max-old-space-size=8192' },
  });
  const slow: string[] = [];
  try {
    const client = openClient(target.port, { connections: 1 });
    const token = await signIn(target);
    for (const { name, asks, isWhole } of await questions(client, token)) {
      const times: number[] = [];
      let size = 0;
      const before = cpuSeconds(target);
      for (const asked of asks) {
        const { status, milliseconds, text } = await client.ask({ token, ...asked });
        if (status >= 300) slow.push(`${name} was answered with ${status}: ${text}`);
        times.push(milliseconds);
        size = text.length;
      }
      const cost = ((cpuSeconds(target) - before) * 1000) / asks.length;
      const median = times.sort((one, other) => one - other)[times.length >> 1] ?? NaN;
      const isSlow = !isWhole && Math.min(median, cost) > longest;
      if (isSlow) slow.push(`${name} takes longer than ${longest} ms`);
      const figures = [median.toFixed(0), cost.toFixed(0), (size / 1000).toFixed(1)].map((each) => each.padStart(8));
      console.log(`${figures.join('')}  ${name}${isWhole ? ' (whole)' : ''}${isSlow ? '  TOO LONG' : ''}`);
    }
    client.close();
  } finally {
    await target.stop();
    if (kept === undefined) rmSync(dataFolder, { recursive: true, force: true });
  }
  console.log(`Milliseconds until the end of the answer (median), of processor time, and kB; load ${loadavg()[0]}.`);
  for (const line of slow) console.error(line);
  if (slow.length > 0) process.exit(1);
}

async function questions(client: Client, token: string): Promise<Question[]> {
  const get = (address: string): Asked => ({ method: 'GET', path: address, token });
  const send = (method: string, address: string, json?: unknown): Asked => ({ method, path: address, token, json });
  const list = async (address: string) => JSON.parse((await client.ask(get(address))).text) as List; // The contract promises it.
  const often = (name: string, asked: Asked, isWhole = false): Question => ({
    name,
    asks: Array.from({ length: isWhole ? 2 : repeats }, () => asked),
    isWhole,
  });

  const pages: Question[] = [];
  for (const status of ['status=approved&status=blocked', 'status=blocked', 'status=pending', 'status=rejected']) {
    const last = Math.ceil((await list(`/admins/listuser?${status}&page=1`)).size / 10);
    for (const page of [1, last >> 1, last, 99_999_999_999_999])
      pages.push(often(`listuser ${status}, page ${page}`, get(`/admins/listuser?${status}&page=${page}`)));
  }
  const idsOf = async (status: string, page: number) =>
    (await list(`/admins/listuser?status=${status}&page=${page}`)).data.map(({ user_id }) => user_id).slice(0, repeats);
  const approved = await idsOf('approved', 700);
  const pending = await idsOf('pending', 5);
  const others = await idsOf('pending', 6);

  const searches: Question[] = [];
  for (const name of ['xyzzy', 'zq', 'q', '🪷', 'ಆ', 'asha shetty', 'lakshmi', 'rao', 'sh', 'a']) {
    const address = `/admins/searchuser?status=approved&username=${encodeURIComponent(name)}`;
    const found = (await list(address)).data.length;
    searches.push(often(`searchuser '${name}', ${found} found`, get(address), found > 10_000));
  }

  const payments = (rest: string) => get(`/payment/getPaymentList?access_token=${token}&filter_type=0&${rest}`);
  const picture = await aSmallPicture();
  const times = Array.from({ length: repeats }, (_, time) => time);
  const each = (name: string, ask: (time: number) => Asked): Question => ({ name, asks: times.map(ask) });
  const putMember = (verb: string, ids: string[]) =>
    each(verb, (time) => send('PUT', `/admins/${verb}?user_id=${ids[time]}`));

  return [
    often('analysis/details', get('/analysis/details')),
    often('analysis/user', get('/analysis/user')),
    ...pages,
    each('userDetails', (time) => get(`/retrieve/userDetails?user_id=${approved[time]}`)),
    ...searches,
    often('ten payments', payments('last_index=0&limit=10')),
    often('ten payments behind 100,000', payments('last_index=100000&limit=10')),
    often('payments behind the last', payments('last_index=99999999999&limit=10')),
    often('get_version_list', get('/version/get_version_list')),
    often('list_panchanga', get('/api/panchanga/list_panchanga')),
    often('list_vendor_ads', get('/api/vendor_ads/list_vendor_ads?limit=80000000000000')),
    often('expired_vendor_ads', get('/api/vendor_ads/expired_vendor_ads')),
    often('vendor_ads_category', get('/api/vendor_ads/vendor_ads_category')),
    often('journal', get('/admins/journal?page=1')),

    putMember('block', approved),
    putMember('accept', approved),
    putMember('reject', pending),
    each('accept_delete_request', (time) => send('PUT', `/api/user/accept_delete_request/${others[time]}`)),
    each('add_version', () =>
      send('POST', '/version/add_version', { access_token: token, android_version: '1.0', ios_version: '1.0' }),
    ),
    often('maintenance', send('PUT', '/version/maintenance', { access_token: token, maintenance_mode: 0 })),
    often('update_panchanga', send('PUT', '/api/panchanga/update_panchanga/1', entryOf('again'))),
    ...(['category', 'panchanga', 'ad'] as const).map((kind) =>
      each(`add ${kind}`, (time) => ({ ...additionOf(kind, `call-${time}`, picture), token })),
    ),
    often('login', { method: 'POST', path: '/admins/login', json: administrator }),
    often('forgot', { method: 'POST', path: '/admins/forgot', json: { email: 'nobody@example.org' } }),

    often('list_delete_request', get('/api/user/list_delete_request'), true),
    often('deleted/list', get('/api/user/deleted/list'), true),
    often('list_reported_user', get('/api/user_report/list_reported_user'), true),
    often('list_blocked_user', get('/api/user_report/admin/list_blocked_user'), true),
    often('accepted/requests', get('/api/admin/accepted/requests'), true),
    often('getPaymentList', payments('last_index=0&limit=100000000'), true),
  ];
}

void main();
