/*
 * A full backup, writes, a slip, and back to the second before it, as docs/operations.md has it: .ci/rehearse pit
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../support/ports';
import { openClient, signIn } from '../hardening/client';
import { finish, makeFolder, root, startTarget } from '../hardening/target';
import { ownerOf, postgresPrograms } from './failover/programs';

async function main() {
  const folder = makeFolder('point-in-time');
  const at = (name: string) => path.join(folder, name);
  const owner = ownerOf('postgres');
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const run = (program: string, ...words: string[]) =>
    execFileSync(program, words, { ...owner, cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await freePort();
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;

  // The sample, in folders of its own.
  const folders = ['repository', 'log', 'lock', 'spool'];
  for (const name of folders) run('mkdir', at(name));
  const sample = readFileSync(path.join(root, 'deploy/pgbackrest.conf'), 'utf8')
    .replace('/var/lib/pgbackrest', at('repository'))
    .replace('/var/lib/postgresql/15/main', at('cluster'))
    .replace('pg1-port=5432', `pg1-port=${port}`)
    .replace('/var/run/postgresql', folder)
    .replace('[global]', `[global]\nlog-path=${at('log')}\nlock-path=${at('lock')}\nspool-path=${at('spool')}`);
  writeFileSync(at('pgbackrest.conf'), sample);
  const pgbackrest = (...words: string[]) =>
    run('pgbackrest', `--config=${at('pgbackrest.conf')}`, '--stanza=vivaha', ...words);

  const pgCtl = (...words: string[]) =>
    run(path.join(postgresPrograms(), 'pg_ctl'), '-D', at('cluster'), '-w', ...words);
  const settings = [
    `port = ${port}`,
    `unix_socket_directories = '${folder}'`,
    'archive_mode = on',
    `archive_command = 'pgbackrest --config="${at('pgbackrest.conf')}" --stanza=vivaha archive-push %p'`,
  ];
  const start = () => pgCtl('-l', at('postgres.log'), 'start');
  const ask = async (question: string) => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    return client.query<{ value: string }>(question).finally(() => client.end());
  };
  /** Starts the API, and says how many members it lists. */
  const countMembers = async () => {
    const target = await startTarget({ dataFolder: at('data'), members: 60, databaseUrl });
    const client = openClient(target.port, { connections: 1 });
    const token = await signIn(target);
    const { text } = await client.ask({ method: 'GET', path: '/analysis/details', token });
    client.close();
    await target.stop();
    return (JSON.parse(text) as { users: number }).users; // The contract promises it.
  };

  const faults: string[] = [];
  try {
    run(
      path.join(postgresPrograms(), 'initdb'),
      '-D',
      at('cluster'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    );
    appendFileSync(path.join(at('cluster'), 'postgresql.conf'), `${settings.join('\n')}\n`);
    start();
    pgbackrest('stanza-create');
    pgbackrest('backup', '--type=full');
    const before = await countMembers();
    const [row] = (await ask('select clock_timestamp()::text as value')).rows;
    await pause(1_500);
    await ask('delete from members');
    await ask('select pg_switch_wal()');
    pgCtl('-m', 'fast', 'stop');
    const begun = performance.now();
    pgbackrest('restore', '--delta', '--type=time', `--target=${row?.value}`, '--target-action=promote');
    start();
    while ((await ask('select pg_is_in_recovery()::text as value')).rows[0]?.value === 'true') await pause(100);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const after = await countMembers();
    console.log(`${before} members before the slip, ${after} after the restore, which took ${seconds} s.`);
    if (before === 0 || after !== before) faults.push(`${before} members became ${after}`);
  } catch (error) {
    faults.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    // It may not have come so far.
    if (existsSync(path.join(at('cluster'), 'postmaster.pid'))) pgCtl('-m', 'immediate', 'stop');
  }
  finish(faults, 'The slip is undone.');
}

void main();
