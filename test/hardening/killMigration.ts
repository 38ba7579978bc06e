import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely } from 'kysely';
import SqliteDatabase from 'libsql';
import { migrate, migrations } from '../../server/db/migrate';
import type { Database } from '../../server/db/schema';
import { sqliteDialect } from '../../server/db/sqlite/dialect';
import { startTarget } from './target';

const members = 20_000;
const released = 3;

/** Kills the server again and again while it brings an old database up to date, lets it finish once, and looks at what is left. */
export async function killWhileMigrating(kills: number): Promise<string[]> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hardening-migration-'));
  const file = path.join(dataFolder, 'vivaha.sqlite');
  const faults: string[] = [];
  try {
    await makeOldDatabase(file);
    for (let kill = 0; kill < kills; kill += 1) {
      const starting = startTarget({ dataFolder, killAfter: randomInt(300, 2_500) });
      // One that was ready before it was killed has migrated the database.
      await starting.then((target) => target.kill()).catch(() => undefined);
      faults.push(...look(file).map((fault) => `After kill ${kill + 1}: ${fault}`));
    }
    await (await startTarget({ dataFolder })).stop();
    faults.push(...look(file));
    if (stepsOf(file) !== migrations.length) faults.push('The database is not up to date in the end.');
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
  return faults;
}

async function makeOldDatabase(file: string): Promise<void> {
  const db = new Kysely<Database>({ dialect: sqliteDialect({ file, readers: 0, onWait: () => undefined }) });
  await migrate(db, 'sqlite', { steps: migrations.slice(0, released) });
  const created_at = new Date().toISOString();
  const rows = Array.from({ length: members }, (_, index) => ({
    user_id: `member-${index}`,
    username: `Member ${index}`,
    username_folded: `member ${index}`,
    status: 'approved' as const,
    created_at,
  }));
  for (let from = 0; from < members; from += 1_000)
    await db
      .insertInto('members')
      .values(rows.slice(from, from + 1_000))
      .execute();
  await db.destroy();
}

const stepsOf = (file: string) => Number(read(file, 'select count(*) as value from migrations'));

function look(file: string): string[] {
  const integrity = read(file, 'select integrity_check as value from pragma_integrity_check limit 1');
  const steps = stepsOf(file);
  return [
    ...(integrity === 'ok' ? [] : [`integrity_check: ${integrity}`]),
    ...(read(file, 'select count(*) as value from members') === members ? [] : ['members are lost']),
    ...(steps === released || steps === migrations.length ? [] : [`it stopped half-way, after ${steps} steps`]),
  ];
}

function read(file: string, query: string): unknown {
  const database = new SqliteDatabase(file);
  try {
    return (database.prepare(query).get() as { value: unknown }).value; // The queries above name it so.
  } finally {
    database.close();
  }
}
