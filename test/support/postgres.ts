import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/schema';

/** Runs statements by a connection of their own, as the user of the address. */
export async function runStatements(address: string, ...statements: string[]) {
  const client = new pg.Client(address);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A database for each test of a file, in the server of this run; what is `opened` is closed before it goes. */
export function ownDatabase() {
  const name = `own_${randomBytes(6).toString('hex')}`;
  const server = process.env.TEST_DATABASE_URL ?? 'postgres://localhost';
  const asSuperuser = (...statements: string[]) => runStatements(server, ...statements);
  const open: Kysely<Database>[] = [];
  const opened = async (...words: Parameters<typeof openDatabase>) => {
    const db = await openDatabase(...words);
    open.push(db);
    return db;
  };
  const close = async () => {
    for (const db of open.splice(0)) await db.destroy();
  };
  beforeEach(() => asSuperuser(`create database ${name}`));
  afterEach(async () => {
    await close();
    await asSuperuser(`drop database ${name}`);
  });
  return { name, server: new URL(server), asSuperuser, opened, close };
}
