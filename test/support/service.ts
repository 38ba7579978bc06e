import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql, type Kysely } from 'kysely';
import { openDatabase } from '../../server/db/connect';
import { isLock } from '../../server/db/lockDataFolder';
import { searchNames } from '../../server/db/searchNames';
import { keyOf, type Database } from '../../server/db/schema';
import { hashPassword } from '../../server/security/passwords';
import { openSession } from '../../server/security/sessions';
import { addAdministrator, anAd, insertWorld, someMembers } from './builders';
import { administrator } from './companion';

export const picture = `${'a'.repeat(32)}.png`;

/** Data folders for the tests of one file: a new place for each test, and every database closed behind it. */
export function dataFolders() {
  let folder = '';
  const opened: Kysely<Database>[] = [];
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'backup-'))));
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.destroy();
    rmSync(folder, { recursive: true });
  });

  const at = (...names: string[]) => path.join(folder, ...names);
  const open = async (name = 'data') => {
    mkdirSync(at(name), { recursive: true });
    const db = await openDatabase(at(name, 'vivaha.sqlite'));
    opened.push(db);
    return db;
  };
  const close = async (db: Kysely<Database>) => {
    opened.splice(opened.indexOf(db), 1);
    await db.destroy();
    collectGarbage();
  };

  /** A service in the middle of its day: members, an ad with its picture, an administrator with a session. */
  const aService = async (name = 'data') => {
    const db = await open(name);
    await insertWorld(db, { members: someMembers(30, 'Member'), ads: [anAd({ image: `/media/ads/${picture}` })] });
    const { email, password } = administrator;
    const id = await addAdministrator(db, { email, password_hash: await hashPassword(password) });
    const token = await openSession(db, id, new Date());
    mkdirSync(at(name, 'media', 'ads'), { recursive: true });
    writeFileSync(at(name, 'media', 'ads', picture), 'a picture');
    writeFileSync(at(name, 'media', 'ads', 'half.png.part'), 'half');
    return { db, token };
  };
  // The locks are there whenever a program was, and say nothing.
  const names = (...of: string[]) =>
    readdirSync(at(...of))
      .filter((name) => !isLock.test(name))
      .sort();
  return { at, open, close, aService, names };
}

/** The driver lets go of a file when its statements are collected; a program that ends does so at once. */
export function collectGarbage() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

export async function contentsOf(db: Kysely<Database>) {
  const names = ['members', 'vendor_ads', 'administrators', 'settings', 'throttles'] as const;
  return Promise.all(
    names.map((name) =>
      db
        .selectFrom(name)
        .selectAll()
        .orderBy(sql.ref(keyOf(name)[0] ?? ''))
        .execute(),
    ),
  );
}

export async function memberNames(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('members').select('username').orderBy('username').execute();
  return rows.map(({ username }) => username);
}

/** The members whom a search among the accepted ones finds. */
export async function idsBy(db: Kysely<Database>, part: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { json } of searchNames(db, { listing: 'accepted', part }))
    found.push(...(JSON.parse(`[${json}]`) as { user_id: string }[]).map(({ user_id }) => user_id)); // Rows as JSON.
  return found;
}
