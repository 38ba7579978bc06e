/*
 * Two processes of an earlier release become this one, one after the other, on one PostgreSQL while both are written to; or, where the
 * upgrade may not roll, `migrate --check` says so: .ci/withPostgres node --import tsx test/tools/rehearsal/rollUpgrade.ts [COMMIT]
 * Without a commit it begins with the newest release that has a tag, or where there is none with the commit before this one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, withDatabase } from '../../../server/db/connect';
import { aMember, insertWorld } from '../../support/builders';
import { openClient, signIn, type Client } from '../hardening/client';
import { aSmallPicture, createLedger, faultsOf, startWriters } from '../hardening/ledger';
import { finish, makeFolder, root, startTarget, type Target } from '../hardening/target';

const writers = 8;
/** ms of writing between two steps. */
const calm = 3_000;
const databaseUrl = process.env.TEST_DATABASE_URL ?? '';

const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

function migrate(...words: string[]): { status: number | null; text: string } {
  const program = ['--import', 'tsx', 'server/db/migrateCommand.ts', ...words];
  const environment = { ...process.env, DATABASE_URL: databaseUrl };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    env: environment,
    encoding: 'utf8',
  });
  return { status, text: (stdout + stderr).trim() };
}

async function roll(folder: string, commit: string): Promise<string[]> {
  const earlier = path.join(folder, 'earlier');
  git('worktree', 'add', '--detach', '--quiet', earlier, commit);
  symlinkSync(path.join(root, 'node_modules'), path.join(earlier, 'node_modules'));
  const start = (index: number, release?: string, port?: number) =>
    startTarget({ dataFolder: path.join(folder, `data-${index}`), databaseUrl, port, folder: release });
  const targets: Target[] = [];
  const clients: Client[] = [];
  try {
    for (const index of [0, 1]) targets.push(await start(index, earlier));
    clients.push(...targets.map(({ port }) => openClient(port, { connections: writers })));
    const check = migrate('--check');
    console.log(`From ${commit.slice(0, 8)}: ${check.text}`);
    if (check.status !== 0) return check.text.includes('may not roll') ? [] : [check.text];
    const members = Array.from({ length: 4 * writers }, () => aMember({ status: 'approved' }));
    await withDatabase(await openDatabase(databaseUrl, { migrates: 'never' }), (db) => insertWorld(db, { members }));
    const ledger = createLedger();
    const facts = {
      token: await signIn(targets[0] as Target),
      picture: await aSmallPicture(),
      members,
      writers,
      breath: 20,
    }; // There are two.
    const stop = startWriters(ledger, clients, facts);
    await pause(calm);
    const { status, text } = migrate();
    await pause(calm);
    for (const [index, target] of targets.entries()) {
      await target.stop();
      targets[index] = await start(index, undefined, target.port);
      await pause(calm);
    }
    await stop();
    console.log(`${ledger.answered} writes were promised, ${ledger.unanswered} unanswered while a process started.`);
    const faults = await withDatabase(await openDatabase(databaseUrl), (db) => faultsOf(db, ledger));
    return status === 0 ? faults : [text, ...faults];
  } finally {
    clients.forEach((client) => client.close());
    await Promise.all(targets.map((target) => target.stop()));
    git('worktree', 'remove', '--force', earlier);
  }
}

async function main() {
  const folder = makeFolder('roll');
  const tags = git('tag', '--list', '--merged', 'HEAD~1', '--sort', '-creatordate').split('\n');
  const commit = git('rev-parse', '--verify', `${process.argv[2] || tags[0] || 'HEAD~1'}^{commit}`);
  const faults = await roll(folder, commit);
  finish(faults, 'The upgrade is rehearsed.');
}

void main();
