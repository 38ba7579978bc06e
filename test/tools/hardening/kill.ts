/*
 * SIGKILL again and again, and a look each time at what is left, while the API writes and in
 * backup and restore: node --import tsx test/tools/hardening/kill.ts [kills]
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SqliteDatabase from 'libsql';
import { readBackup } from '../../../server/backup/contents';
import { verifyBackup } from '../../../server/backup/verifyBackup';
import { connect } from '../../../server/db/connect';
import { freePort } from '../../support/ports';
import { openClient, signIn } from './client';
import { aSmallPicture, createLedger, faultsOf, startWriters, type Ledger } from './ledger';
import { finish, makeFolder, root, startTarget } from './target';

const writers = 8;
const longestLoad = 3_000;
const longestReopening = 5_000;

/** Then the backups and restores, which copy a file, are left out. */
const databaseUrl = process.env.TEST_DATABASE_URL;
const databaseIn = (dataFolder: string) => path.join(dataFolder, 'vivaha.sqlite');

/** The one value that a query names `value`. */
function read(dataFolder: string, query: string): unknown {
  const database = new SqliteDatabase(databaseIn(dataFolder));
  try {
    return (database.prepare(query).get() as { value: unknown }).value; // The queries below name it so.
  } finally {
    database.close();
  }
}

function integrityFaults(dataFolder: string): string[] {
  if (databaseUrl) return [];
  const integrity = read(dataFolder, 'select integrity_check as value from pragma_integrity_check limit 1');
  return integrity === 'ok' ? [] : [`integrity_check: ${String(integrity)}`];
}

async function killWhileWriting(dataFolder: string, kills: number): Promise<string[]> {
  const picture = await aSmallPicture();
  const port = await freePort();
  const ledger = createLedger();
  const faults: string[] = [];
  let promised = 0;
  let slowestReopening = 0;
  let target = await startTarget({ dataFolder, port, members: 60, databaseUrl });
  try {
    const token = await signIn(target);
    const first = openClient(port, { connections: 1 });
    const address = '/admins/listuser?status=approved&status=blocked&page=1';
    const { text } = await first.ask({ method: 'GET', path: address, token });
    first.close();
    const { data: members } = JSON.parse(text) as { data: { user_id: string; status: string }[] }; // The contract promises it.
    for (let kill = 1; kill <= kills; kill += 1) {
      const client = openClient(port, { connections: writers });
      const unanswered = ledger.unanswered;
      const stop = startWriters(ledger, [client], { token, picture, members, writers, breath: 0 });
      // In the middle of the writing, however slow the machine is, and at any point of a write.
      const [enough, until] = [promised + randomInt(1, 40), performance.now() + longestLoad];
      while (ledger.answered < enough && performance.now() < until) await pause(5);
      await pause(randomInt(0, 30));
      if (ledger.unanswered > unanswered) faults.push(`Before kill ${kill}: a write was not answered`);
      await target.kill();
      await stop();
      client.close();
      promised = ledger.answered;

      const begun = performance.now();
      target = await startTarget({ dataFolder, port, members: 60, databaseUrl });
      slowestReopening = Math.max(slowestReopening, Math.round(performance.now() - begun));
      const found = await look(dataFolder, ledger, port, token);
      faults.push(...found.map((fault) => `After kill ${kill}: ${fault}`));
    }
  } finally {
    await target.kill();
  }
  if (promised === 0) faults.push('nothing was written');
  if (slowestReopening > longestReopening) faults.push(`a start took ${slowestReopening} ms`);
  console.log(`${kills} kills, ${promised} promised writes; the slowest start took ${slowestReopening} ms.`);
  return faults;
}

async function look(dataFolder: string, ledger: Ledger, port: number, token: string): Promise<string[]> {
  const client = openClient(port, { connections: 1 });
  const { status } = await client.ask({ method: 'GET', path: '/analysis/details', token });
  client.close();
  const db = connect(databaseUrl ?? databaseIn(dataFolder));
  try {
    const faults = [...(await faultsOf(db, ledger)), ...integrityFaults(dataFolder)];
    if (status !== 200) faults.push(`the session that was promised at the beginning is gone (${status})`);
    const ads = db.selectFrom('vendor_ads').select(['title', 'image']).where('title', 'like', 'mark-%');
    for (const { title, image } of await ads.execute()) {
      const file = path.join(dataFolder, image ?? '');
      if (!existsSync(file) || !readFileSync(file).includes('IEND'))
        faults.push(`the picture of the ad ${title} is not whole`);
    }
    return faults;
  } finally {
    await db.destroy();
  }
}

const pictures = Array.from({ length: 20 }, (_, place) => `${String(place).padStart(32, '0')}.png`);
const longestRun = 3_000;

/**
 * Kills backups and restores at any point, and the server that opens what they leave. The data is of one generation, the backup
 * of the one before: what is found afterwards has to be one of the two, in every row and every picture.
 */
async function killRestores(folder: string, rounds: number): Promise<string[]> {
  const dataFolder = path.join(folder, 'data');
  const faults: string[] = [];
  let finishedByStart = 0;
  mkdirSync(folder);
  await (await startTarget({ dataFolder, members: 20 })).kill();
  for (let round = 1; round <= rounds; round += 1) {
    const fault = (words: string) => faults.push(`In round ${round}: ${words}`);
    writeGeneration(dataFolder, `of backup ${round}`);
    const cut = path.join(folder, 'cut.tar.gz');
    await killWithin(run('backup', dataFolder, cut), folder);
    if (existsSync(cut))
      await verifyBackup(readBackup(cut)).catch((error: Error) => fault(`a killed backup: ${error.message}`));
    rmSync(cut, { force: true });
    const whole = path.join(folder, `${round}.tar.gz`);
    const [code] = (await once(run('backup', dataFolder, whole), 'exit')) as [number | null]; // That is what the event carries.
    if (code !== 0) fault('no backup could be made after a killed one');

    writeGeneration(dataFolder, `of round ${round}`);
    const isDone = await killWithin(run('restore', dataFolder, whole, '--replace'), dataFolder);
    const target = await startTarget({ dataFolder, members: 20 });
    await target.kill();
    const found = generationsIn(dataFolder);
    const expected = isDone ? [`of backup ${round}`] : [`of backup ${round}`, `of round ${round}`];
    if (found.length !== 1 || !expected.includes(found[0] ?? '')) fault(`the data is ${found.join(' and ')}`);
    if (target.output().includes('cut off is finished')) finishedByStart += 1;
  }
  console.log(`${rounds} killed backups and restores, ${finishedByStart} finished by the next start.`);
  return faults;
}

function run(name: 'backup' | 'restore', dataFolder: string, ...words: string[]): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', `server/backup/${name}Command.ts`, ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: 'ignore',
  });
}

/**
 * At any time, or, as the decisive moments are short, right after one of the first changes in the folder.
 * @returns whether the program came to its end before.
 */
async function killWithin(child: ChildProcess, folder: string): Promise<boolean> {
  const exited = once(child, 'exit') as Promise<[number | null]>; // That is what the event carries.
  let changes = randomInt(1, 12);
  const timer = setTimeout(() => child.kill('SIGKILL'), randomInt(4) === 0 ? randomInt(longestRun) : longestRun);
  const watcher = watch(folder, (_kind, name) => {
    if (name?.includes('.lock')) return;
    changes -= 1;
    if (changes === 0) child.kill('SIGKILL');
  });
  const [code] = await exited;
  clearTimeout(timer);
  watcher.close();
  return code === 0;
}

function writeGeneration(dataFolder: string, generation: string): void {
  const folder = path.join(dataFolder, 'media', 'ads');
  mkdirSync(folder, { recursive: true });
  for (const picture of pictures) writeFileSync(path.join(folder, picture), generation);
  const database = new SqliteDatabase(databaseIn(dataFolder));
  database.prepare('update members set email = ?').run(generation);
  database.prepare(`insert or replace into settings (name, value) values ('generation', ?)`).run(generation);
  database.close();
}

/** Every mark that stands anywhere: more than one says that two generations are mixed. */
function generationsIn(dataFolder: string): string[] {
  const marks = `select email as mark from members union select value from settings where name = 'generation'`;
  const rows = String(read(dataFolder, `select group_concat(mark, '|') as value from (${marks})`)).split('|');
  const files = pictures.map((picture) => path.join(dataFolder, 'media', 'ads', picture));
  const texts = files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : 'without a picture'));
  return [...new Set([...rows, ...texts, ...integrityFaults(dataFolder)])];
}

async function main(kills: number) {
  const folder = makeFolder('hardening-kill');
  const at = (name: string) => path.join(folder, name);
  const faults = [
    ...(await killWhileWriting(at('writing'), kills)),
    ...(databaseUrl ? [] : await killRestores(at('restoring'), Math.ceil(kills / 4))),
  ];
  finish(faults, 'The kills are over.');
}

void main(Number(process.argv[2] ?? 200));
