import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely, type Selectable } from 'kysely';
import { openDatabase } from '../../server/db/connect';
import { isOnPostgres } from '../../server/db/engine';
import { findMembers } from '../../server/db/findMembers';
import { fillNameKeys } from '../../server/db/fillNameKeys';
import { countWrongFigures } from '../../server/db/repairCounts';
import { tables, type Database } from '../../server/db/schema';
import { seedDemonstration } from '../../server/demo/demonstration';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { openCompanion } from '../support/companion';
import { engine } from '../support/engines';

const today = new Date('2026-11-21T04:30:00.000Z');

let mediaFolder: string;
beforeAll(() => {
  mediaFolder = mkdtempSync(join(tmpdir(), 'demonstration-media-'));
});
afterAll(() => {
  rmSync(mediaFolder, { recursive: true, force: true });
});

describe('the demonstration with its usual 2,000 members', () => {
  let db: Kysely<Database>;
  let members: Selectable<Database['members']>[];

  beforeAll(async () => {
    db = await openDatabase(':memory:');
    await seedDemonstration(db, { members: 2000, media: storageInFolder(mediaFolder), today });
    members = await db.selectFrom('members').selectAll().orderBy('created_at').execute();
  }, 30_000);
  afterAll(() => db.destroy());

  it('has something of everything: on every list, and in every state', async () => {
    const count = async (table: keyof Database) =>
      (await db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows;
    for (const [table, least] of [
      ['deletion_requests', 65],
      ['blocks', 120],
      ['reports', 60],
      ['interests', 350],
      ['payments', 1400],
      ['vendor_ads', 46],
    ] as const)
      expect([table, (await count(table)) >= least]).toEqual([table, true]);
    const states = await db.selectFrom('payments').select('state').distinct().orderBy('state').execute();
    expect(states.map(({ state }) => state)).toEqual(['Failed', 'Processing', 'Success']);
  });

  it('gives no two members one id or one address, and nobody an address or number of somebody real', async () => {
    expect(new Set(members.map(({ user_id }) => user_id)).size).toBe(2000);
    const ads = await db.selectFrom('vendor_ads').select(['email', 'mobile']).execute();
    const emails = members.flatMap(({ email }) => email ?? []);
    expect(new Set(emails).size).toBe(emails.length);
    const reachable = [...emails, ...ads.map((ad) => ad.email)].filter(
      (email) => !/^[a-z0-9._]+@example\.(com|org|net)$/.test(email),
    );
    expect(reachable).toEqual([]);
    const phones = [...members.flatMap(({ phone }) => phone ?? []), ...ads.map(({ mobile }) => `+${mobile}`)];
    const shared = phones.filter((phone, place) => phones.indexOf(phone) < place);
    expect(shared.length).toBeGreaterThan(4);
    expect(shared.length).toBeLessThan(10);
    expect(phones.filter((phone) => phone.startsWith('+91') && !/^\+919900\d{6}$/.test(phone))).toEqual([]);
    expect(phones.filter((phone) => !/^\+[1-9]\d{9,13}$/.test(phone))).toEqual([]);
  });

  it('links to pictures that are there, and leaves some members and ads without one', async () => {
    const ads = (await db.selectFrom('vendor_ads').select('image').execute()).map(({ image }) => image);
    const portraits = members.map(({ profile_link }) => profile_link);
    for (const links of [ads, portraits]) {
      const pictures = links.filter((link) => link !== null);
      expect(pictures.length).toBeLessThan(links.length);
      for (const link of new Set(pictures)) {
        expect(link).toMatch(/^\/media\/(portraits|ads)\/[\w-]+\.webp$/);
        expect(statSync(join(mediaFolder, link.replace('/media/', ''))).size).toBeLessThan(40_000);
      }
    }
  });
});

it(`gives the same rows for the same day on sqlite, and on ${engine}`, async () => {
  const contents: unknown[] = [];
  for (const each of ['sqlite', engine] as const) {
    const companion = await openCompanion({ engine: each });
    await seedDemonstration(companion.db, { members: 150, media: storageInFolder(mediaFolder), today });
    contents.push(await everyRow(companion.db));
    await companion.close();
  }
  expect(contents[1]).toEqual(contents[0]);
}, 20_000);

it('fills a database with no member, one or a few, and writes all or nothing', async () => {
  const fill = async (members: number, prepare?: (db: Kysely<Database>) => Promise<unknown>) => {
    const db = await openDatabase(':memory:');
    await prepare?.(db);
    const failure = await seedDemonstration(db, { members, media: storageInFolder(mediaFolder), today }).catch(String);
    const { length } = await db.selectFrom('members').selectAll().execute();
    await db.destroy();
    return [length, failure];
  };
  for (const members of [0, 1, 7]) expect(await fill(members)).toEqual([members, undefined]);
  const music = { category: 'Music', category_folded: 'music', status: 1 } as const;
  const inTheWay = (db: Kysely<Database>) => db.insertInto('vendor_ad_categories').values(music).execute();
  expect(await fill(20, inTheWay)).toEqual([0, expect.stringMatching(/unique/i)]);
});

it.each([...new Set(['sqlite', engine] as const)])(
  'counts and finds those who are beyond the first 10,000, with every index and trigger, on %s',
  async (each) => {
    const { db, close } = await openCompanion({ engine: each });
    const before = await madeObjects(db);
    await seedDemonstration(db, { members: 10_500, media: storageInFolder(mediaFolder), today });
    expect(await madeObjects(db)).toEqual(before);
    expect(await countWrongFigures(db)).toBe(0);

    const further = await db.selectFrom('members').selectAll().where('phone', 'like', '+915%').execute();
    expect(new Set(further.map(({ phone }) => phone)).size).toBeGreaterThan(450);
    const [someone] = further;
    await fillNameKeys(db, 30_000);
    const question = { q: someone?.phone ?? '', status: [], city: '', page: 1, limit: 10 };
    expect(await findMembers(db, question)).toMatchObject({ size: 1, data: [{ username: someone?.username }] });
    await close();
  },
  60_000,
);

async function madeObjects(db: Kysely<Database>) {
  const objects = isOnPostgres(db)
    ? sql`select indexdef as made from pg_indexes where schemaname = current_schema()
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`
    : sql`select sql as made from sqlite_master where sql is not null order by 1`;
  return (await objects.execute(db)).rows;
}

async function everyRow(db: Kysely<Database>) {
  const names = Object.keys(tables) as (keyof Database)[];
  const contents: Record<string, string[]> = {};
  for (const table of names.filter((name) => !/^(migrations|administrators|sessions|sign_in_addresses)/.test(name))) {
    const rows = await db.selectFrom(table).selectAll().execute();
    contents[table] = rows.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
  }
  return contents;
}
