import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { createApp } from '../../server/app';
import { openDatabase } from '../../server/db/connect';
import { journalTables, type Database } from '../../server/db/schema';
import { createRecognition, createSealing } from '../../server/security/sealing';
import { storageInFolder } from '../../server/storage/storageInFolder';
import type { FileStorage } from '../../server/storage/fileStorage';
import { rememberAddress } from '../../server/security/knownCallers';
import { openSession } from '../../server/security/sessions';
import { onlyErrors, type Mail } from '../../server/services';
import { addAdministrator } from './builders';
import { runStatements } from './postgres';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

export type CallInit = {
  /** Undefined calls as the signed-in administrator, null without a token. */
  token?: string | null;
  json?: unknown;
  form?: FormData;
  /** A body sent as it is, labelled as JSON. */
  text?: string;
  /** The network address of the caller. */
  from?: string;
  /** What else the caller says. */
  headers?: Record<string, string>;
};

export type Companion = {
  fetch(request: Request, from?: string): Promise<Response>;
  call<Body = Record<string, Json>>(
    method: string,
    path: string,
    init?: CallInit,
  ): Promise<{ status: number; body: Body; headers: Headers }>;
  db: Kysely<Database>;
  /** What DATA_DIR and DATABASE_URL are for a command on the same data; only with `onDisk` on SQLite. */
  environment: { DATA_DIR: string; DATABASE_URL: string };
  /** A session of the administrator. */
  token: string;
  mails: Mail[];
  /** The journal, the oldest entry first. */
  journal(): Promise<Selectable<Database['audit_log']>[]>;
  /** What the last mailed link ends with. */
  mailedCode(): string | undefined;
  advanceClock(milliseconds: number): void;
  /** Ends the program and starts it again on the same data. */
  restart(): void;
  close(): Promise<void>;
};

/** Who may sign in to every companion. */
export const administrator = { email: 'admin@example.org', password: 'Lotus-Lamp-2026' };

const systemClock = Date.now;
const companionUrl = 'http://companion.test';

// A hash says how much work it is to check: hundreds of sign-ins check this one, which is less work than the API's own.
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let passwordHash: Promise<string> | undefined;

export type CompanionOptions = {
  engine?: 'sqlite' | 'postgres';
  media?: FileStorage;
  onDisk?: boolean;
  /** Opens the file on the disk as the server does, with threads. */
  readers?: number;
  /** Nothing is limited, and deleted members are shown until the purge, unless it is said here. */
} & Pick<
  Parameters<typeof createApp>[0],
  'scanUpload' | 'requiresSecondFactor' | 'idleMinutes' | 'site' | 'limits' | 'deletedShownDays'
>;

/** The real companion API without a port, on an empty database of its own. */
export async function openCompanion({
  engine = 'sqlite',
  media,
  onDisk = false,
  readers,
  ...service
}: CompanionOptions = {}): Promise<Companion> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'companion-data-'));
  const mediaFolder = join(dataFolder, 'media');
  const { db, leave, url } =
    engine === 'postgres'
      ? await inEmptySchema()
      : await onSqlite(onDisk ? join(dataFolder, 'vivaha.sqlite') : ':memory:', readers);
  const mails: Mail[] = [];
  const background = new Set<Promise<void>>();
  const now = () => new Date(Date.now());

  const start = () =>
    createApp({
      db,
      now,
      media: media ?? storageInFolder(mediaFolder),
      recognise: createRecognition({ dataFolder }),
      sealing: createSealing({ dataFolder }),
      publicUrl: companionUrl,
      ...service,
      sendMail: async (mail) => void mails.push(mail),
      waitUntil: (work) =>
        void background.add(work.catch((err: unknown) => onlyErrors.error({ err }, 'Work in the background failed.'))),
    });
  let app = start();
  const underWay = new Set<Promise<Response>>();
  const answer = async (request: Request, from: string) => {
    const response = await app.fetch(request, { incoming: { socket: { remoteAddress: from } } });
    await endBackground();
    return response;
  };
  const endBackground = async () => {
    await Promise.all(background);
    background.clear();
  };
  const fetch = (request: Request, from = '127.0.0.1') => {
    const call = answer(request, from).finally(() => underWay.delete(call));
    underWay.add(call);
    return call;
  };

  passwordHash ??= hash(administrator.password, cheap);
  const account = { email: administrator.email, username: 'Admin', created_at: now().toISOString() };
  const id = await addAdministrator(db, { ...account, password_hash: await passwordHash });
  // The administrator has signed in from here before.
  await rememberAddress(db, id, '127.0.0.1', now());
  const token = await openSession(db, id, now());

  return {
    fetch,
    db,
    environment: { DATA_DIR: dataFolder, DATABASE_URL: url },
    token,
    mails,
    journal: () => db.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    mailedCode: () => /reset-password\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1],
    async call<Body>(method: string, path: string, init: CallInit = {}) {
      const { token: caller = token, json, form, text, from } = init;
      const headers = new Headers(init.headers);
      if (caller !== null) headers.set('x-access-token', caller);
      const sent = text ?? (json === undefined ? undefined : JSON.stringify(json));
      if (sent !== undefined) headers.set('content-type', 'application/json');
      const body = sent ?? form;
      const response = await fetch(new Request(new URL(path, companionUrl), { method, headers, body }), from);
      const answered = await response.text();
      // A long list is noted when it has been read to its end.
      await endBackground();
      // The caller of the test says which shape it expects; its assertions check it.
      return {
        status: response.status,
        body: (answered === '' ? null : JSON.parse(answered)) as Body,
        headers: response.headers,
      };
    },
    advanceClock: (milliseconds) => {
      const clock = Date.now;
      Date.now = () => clock() + milliseconds;
    },
    restart: () => void (app = start()),
    async close() {
      Date.now = systemClock;
      await Promise.allSettled(underWay);
      await leave();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

async function onSqlite(file: string, readers?: number) {
  const db = await openDatabase(file, { readers });
  return { db, url: '', leave: () => db.destroy() };
}

type Schema = { name: string; url: string; db: Kysely<Database> };

/** What earlier tests of this file have left on PostgreSQL, where it takes a tenth of a second to make and drop the tables. */
const emptySchemas: Schema[] = [];
export const dropSchemas = () => Promise.all(emptySchemas.splice(0).map(dropSchema));

async function inEmptySchema() {
  const schema = emptySchemas.pop() ?? (await createSchema());
  const leave = () =>
    empty(schema).then(
      () => void emptySchemas.push(schema),
      // A test may have changed the tables themselves.
      () => dropSchema(schema),
    );
  return { ...schema, leave };
}

async function createSchema(): Promise<Schema> {
  const address = process.env.TEST_DATABASE_URL;
  if (!address)
    throw new Error('TEST_DATABASE_URL names no PostgreSQL database: run the tests by npm run test:postgres.');
  const name = `companion_${randomBytes(8).toString('hex')}`;
  await runStatements(address, `create schema ${name}`);

  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { name, url: url.toString(), db: await openDatabase(url.toString()) };
}

async function empty({ db }: Schema) {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'migrations%'`.execute(db);
  await db.transaction().execute(async (transaction) => {
    const run = (query: RawBuilder<unknown>) => query.execute(transaction);
    // The journal refuses to be emptied.
    const guard = async (does: 'disable' | 'enable') => {
      for (const table of journalTables) await run(sql`alter table ${sql.table(table)} ${sql.raw(does)} trigger user`);
    };
    await guard('disable');
    await run(sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`);
    await guard('enable');
  });
}

async function dropSchema({ name, db }: Schema) {
  await sql`drop schema ${sql.id(name)} cascade`.execute(db);
  await db.destroy();
}
