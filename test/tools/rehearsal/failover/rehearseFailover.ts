import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase, withDatabase } from '../../../../server/db/connect';
import { aMember, insertWorld } from '../../../support/builders';
import { freePort } from '../../../support/ports';
import { openClient, signIn, type Client } from '../../hardening/client';
import { aSmallPicture, createLedger, faultsOf, startWriters, type Ledger } from '../../hardening/ledger';
import { finish, makeFolder, startTarget, type Target } from '../../hardening/target';
import { startNginx } from '../proxy';
import { openCluster, password, type Cluster, type Machine } from './cluster';
import { until } from './programs';

/** Only these of them, where some are named. */
const events = process.argv.slice(2);

const writers = 24;
/** ms between two writes of one writer. */
const breath = 50;
/** ms of undisturbed load before and after an event. */
const calm = 3_000;
/** ms for which a disk is full. */
const fullFor = 20_000;
/** Seconds within which every process serves again once a primary is there. */
const returnTimeout = 10;

type Stage = {
  cluster: Cluster;
  apis: Target[];
  token: string;
  ledger: Ledger;
  clients: Recorded[];
  faults: string[];
};
type Recorded = ReturnType<typeof record>;
type Row = { event: string; primary: string; gap: string; back: string; answers: string; lost: number };

/** A client that remembers when it was answered how. */
function record(client: Client) {
  const answers: { at: number; kind: string }[] = [];
  return {
    close: () => client.close(),
    async ask(asked: Parameters<Client['ask']>[0]) {
      const answer = await client.ask(asked).catch((error: Error) => error);
      answers.push({ at: performance.now(), kind: answer instanceof Error ? 'none' : String(answer.status) });
      if (answer instanceof Error) throw answer;
      return answer;
    },
    take: () => answers.splice(0),
  };
}

/** Asks a process by itself, again and again, for what only a primary does, and tells when it did so first after a moment. */
function watchWrites({ port }: Target, token: string) {
  const client = openClient(port, { connections: 4 });
  const served: number[] = [];
  const timer = setInterval(() => {
    const asked = performance.now();
    client
      .ask({ method: 'PUT', path: '/admins/accept?user_id=nobody', token })
      .then(({ status }) => void (status === 404 && served.push(asked)))
      .catch(() => undefined);
  }, 250);
  return {
    firstAfter: (at: number) => served.find((each) => each >= at),
    stop() {
      clearInterval(timer);
      client.close();
    },
  };
}

/** Lets an event happen while 24 write, until everybody is served again and the cluster is whole. */
async function play(
  stage: Stage,
  event: string,
  happen: () => Promise<void> | void,
  { repair, lasts = 0 }: { repair?: () => Promise<void> | void; lasts?: number } = {},
): Promise<Row> {
  const { cluster, apis, clients, token, ledger } = stage;
  const watches = apis.map((api) => watchWrites(api, token));
  const stopWriters = await startWriting(stage);
  await pause(calm);
  clients.forEach((client) => client.take());
  const begun = performance.now();
  await happen();
  let lastWithout = begun;
  const isServed = async () => {
    if (!(await cluster.primary())) lastWithout = performance.now();
    const isLongAgo = performance.now() - lastWithout > calm && performance.now() - begun > lasts + calm;
    return isLongAgo && watches.every((watch) => watch.firstAfter(Math.max(lastWithout, begun + lasts)) !== undefined);
  };
  await until(`everybody is served after "${event}"`, isServed, 120);
  await pause(calm);
  await stopWriters();
  const backs = watches.map((watch) => ((watch.firstAfter(lastWithout) ?? Infinity) - lastWithout) / 1000);
  watches.forEach((watch) => watch.stop());
  const answers = clients.flatMap((client) => client.take()).sort((one, other) => one.at - other.at);
  await repair?.();
  await cluster.untilWhole();
  const faults = await withDatabase(await openDatabase(cluster.addresses.both, { migrates: 'never' }), (db) =>
    faultsOf(db, ledger),
  );
  const back = Math.max(...backs);
  stage.faults.push(...faults.map((fault) => `${event}: ${fault}`));
  if (back > returnTimeout) stage.faults.push(`${event}: served ${back.toFixed(1)} s after a primary was there`);
  return {
    event,
    primary: lastWithout === begun ? '0' : ((lastWithout - begun) / 1000).toFixed(1),
    gap: longestGap(answers, begun).toFixed(1),
    back: lastWithout === begun ? '–' : back.toFixed(1),
    answers: countsOf(answers),
    lost: faults.filter((fault) => /lost|promised was/.test(fault)).length,
  };
}

/** Seconds between two writes that were done. */
function longestGap(answers: { at: number; kind: string }[], begun: number): number {
  const done = [begun, ...answers.filter(({ kind }) => kind === '200').map(({ at }) => at)];
  return Math.max(...done.map((at, index) => at - (done[index - 1] ?? at))) / 1000;
}

function countsOf(answers: { kind: string }[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of answers) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort()
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ');
}

async function startWriting({ cluster, clients, token, ledger }: Stage) {
  const members = Array.from({ length: 4 * writers }, () => aMember({ status: 'approved' }));
  await withDatabase(await openDatabase(cluster.addresses.both, { migrates: 'never' }), (db) =>
    insertWorld(db, { members }),
  );
  return startWriters(ledger, clients, { token, picture: await aSmallPicture(), members, writers, breath });
}

async function ask<Row extends pg.QueryResultRow>(port: number, question: string): Promise<Row | undefined> {
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows[0];
  } finally {
    await client.end();
  }
}

/** Reads come from the standby, but for whoever has just written; while it is late they come from the primary. */
async function delayStandby(stage: Stage): Promise<string[]> {
  const { cluster, apis, token, ledger } = stage;
  const faults: string[] = [];
  const standbyCheck = async ({ port }: Target) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    return ((await answer.json()) as { checks: Record<string, string> }).checks.standby; // docs/companion-api.md promises it.
  };
  const areUsed = async () => (await Promise.all(apis.map(standbyCheck))).every((check) => check === 'ok');
  await until('the standby is used', areUsed, 60);
  await cluster.switchOver();
  await cluster.untilWhole();
  // Less than a connection lives.
  const swapped = await until('the standby is used that was the primary', areUsed, 20);
  const primary = await cluster.primary();
  const standby = cluster.machines.find((machine) => machine !== primary);
  if (!standby) return ['there is no standby'];
  const scans = async () => {
    const question = `select (seq_scan + coalesce(idx_scan, 0))::int as scans from pg_stat_user_tables where relname = 'member_counts'`;
    return (await ask<{ scans: number }>(standby.port, question))?.scans ?? NaN;
  };
  /** By how much reading 20 times from each process has grown the reads of the standby. */
  const readAll = async () => {
    const before = await scans();
    for (const { port } of apis)
      for (let time = 0; time < 20; time += 1) {
        const answer = await fetch(`http://127.0.0.1:${port}/analysis/details`, {
          headers: { 'x-access-token': token },
        });
        if (answer.status !== 200) faults.push(`a read was answered with ${answer.status}`);
      }
    // An idle connection tells its statistics 10 seconds late.
    await pause(11_000);
    return (await scans()) - before;
  };
  const write = () => {
    const category = `mark-${Date.now()}`;
    ledger.asked.category.add(category);
    return fetch(`http://127.0.0.1:${apis[0]?.port}/api/vendor_ads/add_ads_cat`, {
      method: 'POST',
      headers: { 'x-access-token': token, 'content-type': 'application/json' },
      body: JSON.stringify({ category }),
    });
  };
  await pause(11_000);
  const [calmly] = [await readAll()];
  if (calmly < 40) faults.push(`of 40 reads ${calmly} came from the standby`);
  await write();
  const afterWrite = await readAll();
  if (afterWrite > 0) faults.push(`${afterWrite} reads of whoever had just written came from the standby`);
  standby.stopReplay();
  const isLate = async () => {
    await write();
    return (await Promise.all(apis.map(standbyCheck))).every((check) => check !== undefined && /behind/.test(check));
  };
  const noticed = await until('both processes say that the standby is late', isLate, 30);
  await pause(11_000);
  const whileLate = await readAll();
  if (whileLate > 0) faults.push(`${whileLate} reads came from a standby that was late`);
  standby.thaw();
  const used = await until('the standby is used again', areUsed, 30);
  console.log(
    `A standby that lags: of 40 reads ${calmly} from the standby, ${afterWrite} right after a write, ${whileLate} while it was late; ` +
      `left out after ${noticed.toFixed(1)} s, used again after ${used.toFixed(1)} s, and ${swapped.toFixed(1)} s after a switch-over.`,
  );
  return faults;
}

async function rehearse(stage: Stage): Promise<Row[]> {
  const { cluster } = stage;
  const rows: Row[] = [];
  const isWanted = (event: string) => events.length === 0 || events.includes(event);
  const step = async (...words: [string, () => Promise<void> | void, Parameters<typeof play>[3]?]) => {
    if (!isWanted(words[0])) return;
    const row = await play(stage, ...words);
    rows.push(row);
    console.log(Object.values(row).join(' | '));
  };
  const onPrimary = async (work: (machine: Machine) => Promise<void> | void) => {
    const machine = await cluster.primary();
    if (!machine) throw new Error('There is no primary to begin with.');
    hit = machine;
    await work(machine);
  };
  /** Patroni leaves a primary whose disk is full where it is. */
  const fillDisk = () =>
    onPrimary(async (machine) => {
      machine.fill();
      await pause(fullFor);
      machine.empty();
    });
  let hit = (await cluster.primary()) as Machine; // openCluster has waited for it.
  await step('planned switch-over', () => cluster.switchOver());
  await step('primary killed', () => onPrimary((machine) => machine.kill()), { repair: () => hit.start() });
  await step('primary frozen', () => onPrimary((machine) => machine.freeze()), { repair: () => hit.thaw() });
  await step('network hole', () => onPrimary((machine) => cluster.isolate(machine)), {
    repair: () => cluster.reconnect(hit),
  });
  await step('etcd without a majority for 40 s', () => void cluster.etcd.loseMajority(), {
    lasts: 40_000,
    repair: () => cluster.etcd.restore(),
  });
  if (isWanted('late standby')) stage.faults.push(...(await delayStandby(stage)));
  if (hit.isTmpfs) await step('disk of the primary full for 20 s', fillDisk, { lasts: fullFor });
  else console.log('The disk was not filled: only root can mount one for it.');
  return rows;
}

async function main() {
  const begun = performance.now();
  const folder = makeFolder('failover');
  const faults: string[] = [];
  const apis: Target[] = [];
  const ends: (() => Promise<unknown> | void)[] = [];
  const cut = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => reject(new Error('It was cut off.')));
  });
  const work = async () => {
    const cluster = await openCluster(folder, (end) => ends.unshift(end));
    await cluster.untilWhole();
    ends.unshift(() => Promise.all(apis.map((api) => api.stop())));
    const { both, primary, standby } = cluster.addresses;
    // One process finds the primary by itself, the other by HAProxy.
    for (const [databaseUrl, readUrl] of [
      [both, both],
      [primary, standby],
    ] as const) {
      const dataFolder = path.join(folder, 'data');
      mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
      apis.push(await startTarget({ dataFolder, databaseUrl, environment: { DATABASE_READ_URL: readUrl } }));
    }
    const nginxFolder = path.join(folder, 'nginx');
    mkdirSync(nginxFolder);
    const ports = apis.map(({ port }) => port) as [number, number]; // There are two processes.
    const proxy = await startNginx(nginxFolder, await freePort(), ports);
    ends.unshift(() => proxy.stop());
    const clients = [0, 1].map(() => record(openClient(proxy.port, { connections: writers })));
    ends.unshift(() => clients.forEach((client) => client.close()));
    const token = await signIn({ port: proxy.port });
    const rows = await rehearse({ cluster, apis, token, ledger: createLedger(), clients, faults });
    console.log('\n| event | s without a primary | s without a write | s until all serve after it | answers | lost |');
    console.log('| --- | --- | --- | --- | --- | --- |');
    for (const row of rows) console.log(`| ${Object.values(row).join(' | ')} |`);
    for (const api of apis) if (api.process.exitCode !== null) faults.push('a process has ended');
  };
  const note = (error: unknown) =>
    void faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  await Promise.race([work(), cut]).catch(note);
  for (const end of ends) await (async () => end())().catch(note);
  if (faults.length > 0) {
    for (const api of apis) {
      const defects = api
        .output()
        .split('\n')
        .filter((each) => each.includes('A request failed.'));
      console.error([...defects, api.output().slice(-4000)].join('\n'));
    }
    for (const log of ['db1', 'db2'].map((name) => path.join(folder, `${name}.log`)))
      if (existsSync(log)) console.error(`${log}:\n${readFileSync(log, 'utf8').slice(-4000)}`);
  }
  finish(faults, `The failover rehearsal took ${Math.round((performance.now() - begun) / 1000)} s.`);
  // What was cut off may still wait for something.
  process.exit();
}

void main();
