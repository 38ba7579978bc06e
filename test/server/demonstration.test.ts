import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely, Selectable } from 'kysely';
import { openDatabase } from '../../server/db/connect';
import type { Database } from '../../server/db/schema';
import { seedDemonstration } from '../../server/demo/demonstration';
import { mediaInFolder } from '../../server/media/mediaInFolder';
import { openCompanion } from '../support/companion';
import { engine } from '../support/engines';

const today = new Date('2026-11-21T04:30:00.000Z');
const day = 24 * 60 * 60 * 1000;

/** Every field of a profile, as the specification lists them. */
const profileFields = {
  personal: `username gender dob age height weight physical country state city mother_tongue marital caste manglik intercaste
    profile_link email phone`,
  career: `education occupation employeed_in annual_income currency eating smoking drinking star rashi time_of_birth
    place_of_birth gotra horoscope_match`,
  family: `about_me family_status family_type family_values father_occupation mother_occupation brother sister family_country
    family_state family_city`,
  partner: `partner_age partner_height partner_marital partner_physical partner_lifestyle partner_education partner_occupation
    partner_employed_in partner_annual_income partner_currency partner_mother_tongue partner_caste partner_star partner_manglik
    partner_gotra partner_horoscope_match partner_country partner_state partner_city partner_eating partner_smoking
    partner_drinking`,
};
type GroupName = keyof typeof profileFields;
const groupNames = Object.keys(profileFields) as GroupName[]; // The object above has no other keys.

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
  let profiles: Record<GroupName, Record<string, string | null>>[];

  beforeAll(async () => {
    db = await openDatabase(':memory:');
    await seedDemonstration(db, { members: 2000, media: mediaInFolder(mediaFolder), today });
    members = await db.selectFrom('members').selectAll().orderBy('created_at').execute();
    const rows = await db.selectFrom('member_details').selectAll().execute();
    const byId = new Map(rows.map((row) => [row.user_id, row]));
    profiles = members.map(({ user_id }) => {
      const { personal = '', career = '', family = '', partner = '' } = byId.get(user_id) ?? {};
      return {
        personal: JSON.parse(personal),
        career: JSON.parse(career),
        family: JSON.parse(family),
        partner: JSON.parse(partner),
      };
    });
  }, 30_000);
  afterAll(() => db.destroy());

  const count = async (table: keyof Database) =>
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  const withStatus = (status: string) => members.filter((member) => member.status === status);

  it('has members of every status in believable shares, the waiting ones from the last weeks', () => {
    expect(members).toHaveLength(2000);
    expect(withStatus('pending')).toHaveLength(100);
    expect(withStatus('approved')).toHaveLength(1680);
    expect(withStatus('blocked')).toHaveLength(100);
    expect(withStatus('rejected')).toHaveLength(120);
    const oldestWaiting = Date.parse(withStatus('pending')[0]?.created_at ?? '');
    expect(today.getTime() - oldestWaiting).toBeLessThan(22 * day);
  });

  it('has grown over two years', () => {
    const ages = members.map(({ created_at }) => today.getTime() - Date.parse(created_at));
    expect(Math.max(...ages)).toBeGreaterThan(700 * day);
    expect(Math.max(...ages)).toBeLessThan(731 * day);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    const ofLastYear = ages.filter((age) => age < 365 * day).length;
    expect(ofLastYear / ages.length).toBeGreaterThan(0.55);
    expect(ofLastYear / ages.length).toBeLessThan(0.75);
  });

  it('has everything else in believable amounts', async () => {
    const deletions = await db.selectFrom('deletion_requests').selectAll().execute();
    expect(deletions.filter(({ accepted_at }) => accepted_at === null)).toHaveLength(25);
    expect(deletions.filter(({ accepted_at }) => accepted_at !== null)).toHaveLength(40);
    const gone = members.flatMap(({ user_id, deleted_at }) =>
      deleted_at === null ? [] : [`${user_id} ${deleted_at}`],
    );
    expect(gone.sort()).toEqual(
      deletions
        .flatMap(({ user_id, accepted_at }) => (accepted_at === null ? [] : [`${user_id} ${accepted_at}`]))
        .sort(),
    );

    const blocks = await db.selectFrom('blocks').selectAll().execute();
    const blockers = blocks.map(({ blocker_id }) => blocker_id);
    expect(new Set(blockers).size).toBe(120);
    expect(Math.max(...tally(blockers).values())).toBe(5);

    const statusOf = new Map(members.map(({ user_id, status }) => [user_id, status]));
    const reported = tally(
      (await db.selectFrom('reports').select('reported_id').execute()).map((row) => row.reported_id),
    );
    expect(reported.size).toBe(60);
    expect(Math.max(...reported.values())).toBeLessThanOrEqual(6);
    expect(new Set([...reported.keys()].map((id) => statusOf.get(id)))).toEqual(new Set(['approved', 'blocked']));

    const interests = await db.selectFrom('interests').selectAll().execute();
    expect(interests.filter(({ accepted_on }) => accepted_on !== null)).toHaveLength(300);
    expect(interests.length).toBeGreaterThan(350);

    expect(await count('payments')).toBe(1400);
    const versions = await db.selectFrom('app_versions').selectAll().orderBy('version_id').execute();
    expect(versions.map(({ status }) => status).lastIndexOf(1)).toBe(versions.length - 1);
    expect(versions.filter(({ status }) => status === 1)).toHaveLength(1);
    const settings = await db.selectFrom('settings').selectAll().execute();
    expect(settings).toEqual([{ name: 'maintenance_mode', value: '0' }]);
  });

  it('shows every field of a profile for most members, and leaves it out in every way for some', () => {
    for (const group of groupNames) {
      for (const field of profileFields[group].split(/\s+/)) {
        const values = profiles.map((profile) => profile[group][field]);
        const filled = values.filter((value) => typeof value === 'string' && value !== '').length;
        // The field is part of what is compared, so that a failure names it.
        const has = {
          filled: filled / values.length > 0.75,
          null: values.includes(null),
          empty: values.includes(''),
          absent: values.includes(undefined),
        };
        expect({ field, ...has }).toEqual({ field, filled: true, null: true, empty: true, absent: true });
      }
    }
  });

  it('tells about each member things that fit together', () => {
    const contradictions = profiles.flatMap(({ personal, career, family, partner }, place) => {
      const member = members[place];
      const [youngest = 0, oldest = 0] = (partner.partner_age || '19 - 20').split(' - ').map(Number);
      const agrees: Record<string, boolean> = {
        username: !personal.username || personal.username === member?.username,
        email: !personal.email || personal.email === member?.email,
        profile_link: !personal.profile_link || personal.profile_link === member?.profile_link,
        age: !personal.dob || !personal.age || yearsSince(personal.dob) === Number(personal.age),
        height: !personal.height || /^[4-6]'(\d|1[01])"$/.test(personal.height),
        country: !personal.country || /^[A-Z]{2}$/.test(personal.country),
        currency: !personal.country || !career.currency || (career.currency === 'INR') === (personal.country === 'IN'),
        place_of_birth: !career.place_of_birth || !family.family_city || career.place_of_birth === family.family_city,
        partner_age: youngest >= 19 && oldest > youngest,
        smoking: career.smoking !== 'Yes' || career.drinking !== 'No',
      };
      return Object.keys(agrees).flatMap((field) =>
        agrees[field] ? [] : [{ field, personal, career, family, partner }],
      );
    });
    // But for a few sign-ups that wait: what the console warns of.
    const misfits = contradictions.map(({ field }) => field).sort();
    expect(misfits).toEqual([...Array<string>(4).fill('age'), ...Array<string>(4).fill('partner_age')]);
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

  it('has names of many scripts and lengths', () => {
    const names = members.map(({ username }) => username);
    const having = (pattern: RegExp) => names.filter((name) => pattern.test(name)).length;
    for (const script of ['Kannada', 'Devanagari', 'Tamil', 'Telugu', 'Malayalam', 'Bengali', 'Gujarati'])
      expect([script, having(new RegExp(`\\p{Script=${script}}`, 'u')) > 0]).toEqual([script, true]);
    expect(having(/\u200c/)).toBeGreaterThan(0);
    expect(having(/\u200d/)).toBeGreaterThan(0);
    expect(having(/\p{Extended_Pictographic}/u)).toBeGreaterThan(0);
    expect(having(/^.{60,}$/u)).toBeGreaterThan(0);
    expect(having(/^[\p{Script=Latin}\s.]+$/u) / names.length).toBeGreaterThan(0.85);
    expect(new Set(names).size).toBeGreaterThan(1500);
  });

  it('links to pictures that are there, and leaves some members and ads without one', async () => {
    const ads = await db.selectFrom('vendor_ads').select('image').execute();
    const portraits = members.flatMap(({ profile_link }) => profile_link ?? []);
    expect(1 - portraits.length / members.length).toBeGreaterThan(0.09);
    expect(1 - portraits.length / members.length).toBeLessThan(0.15);
    const pictures = ads.flatMap(({ image }) => image ?? []);
    expect(pictures.length).toBeLessThan(ads.length);
    for (const link of new Set([...portraits, ...pictures])) {
      expect(link).toMatch(/^\/media\/(portraits|ads)\/[\w-]+\.webp$/);
      const { size } = statSync(join(mediaFolder, link.replace('/media/', '')));
      expect(size).toBeGreaterThan(2_000);
      expect(size).toBeLessThan(40_000);
    }
  });

  it('lets nothing happen before its cause or after today', async () => {
    const now = today.toISOString();
    const since = new Map(members.map(({ user_id, created_at }) => [user_id, created_at]));
    const wrong: unknown[] = [];
    const inOrder = (...times: (string | null | undefined)[]) => {
      const known = times.filter((time) => typeof time === 'string');
      if (known.some((time, place) => place > 0 && time < (known[place - 1] ?? ''))) wrong.push(known);
    };
    for (const row of await db.selectFrom('deletion_requests').selectAll().execute())
      inOrder(since.get(row.user_id), row.requested_at, row.accepted_at, now);
    for (const row of await db.selectFrom('interests').selectAll().execute()) {
      inOrder(since.get(row.requester_id), row.sent_on, row.accepted_on, now);
      inOrder(since.get(row.accepter_id), row.sent_on);
    }
    for (const row of await db.selectFrom('blocks').selectAll().execute()) {
      inOrder(since.get(row.blocker_id), row.created_at, now);
      inOrder(since.get(row.blocked_id), row.created_at);
    }
    for (const row of await db.selectFrom('reports').selectAll().execute()) {
      inOrder(since.get(row.reported_id), row.reported_at, now);
      inOrder(since.get(row.reporter_id), row.reported_at);
      if (row.reporter_id === row.reported_id) wrong.push(row);
    }
    const payments = await db.selectFrom('payments').selectAll().orderBy('payment_index').execute();
    for (const row of payments) inOrder(since.get(row.user_id ?? ''), row.created_at, now);
    inOrder(...payments.map(({ created_at }) => created_at));
    expect(wrong).toEqual([]);
  });

  it('has payments in three states, and payers who succeed after a failure', async () => {
    const payments = await db.selectFrom('payments').selectAll().orderBy('payment_index').execute();
    const states = tally(payments.map(({ state }) => state));
    expect(states.get('Success')).toBeGreaterThan(900);
    expect(states.get('Failed')).toBeGreaterThan(120);
    expect(states.get('Processing')).toBeGreaterThan(30);
    const retried = payments.filter(
      ({ state, user_id, created_at }) =>
        state === 'Failed' &&
        payments.some(
          (later) =>
            later.user_id === user_id &&
            later.state === 'Success' &&
            later.created_at > created_at &&
            Date.parse(later.created_at) - Date.parse(created_at) < day,
        ),
    );
    expect(retried.length).toBeGreaterThan(60);
  });

  it('keeps an almanac without a gap, tomorrow included', async () => {
    const days = await db.selectFrom('panchanga').selectAll().orderBy('date').execute();
    expect(days).toHaveLength(46);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 46 }, (_, place) =>
        new Date(today.getTime() + (place - 40) * day).toISOString().slice(0, 10),
      ),
    );
    // 2026-11-24 is a full moon and a Tuesday.
    expect(days.find(({ date }) => date === '2026-11-24')).toMatchObject({ thithi: 'Purnima', vaaara: 'Mangalavara' });
    for (const { nakshatra, thithi, vaaara, yoga, karana } of days)
      for (const limb of [nakshatra, thithi, vaaara, yoga, karana])
        expect(limb).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)?$/);
  });

  it('has vendor ads that run out one after the other, and some that have', async () => {
    const ads = await db.selectFrom('vendor_ads').selectAll().execute();
    const categories = await db.selectFrom('vendor_ad_categories').selectAll().execute();
    const daysLeft = ads.map(({ expires_at }) => Math.ceil((Date.parse(expires_at) - today.getTime()) / day));
    const running = daysLeft.filter((days) => days > 0).sort((one, other) => one - other);
    expect(running).toHaveLength(34);
    expect(ads.length - running.length).toBe(12);
    expect(running[0]).toBe(1);
    expect(running.at(-1)).toBe(89);
    expect(running.some((days) => days > 40 && days <= 45)).toBe(true);
    expect(ads.filter(({ is_visible }) => is_visible === 2).length).toBeGreaterThan(2);
    expect(categories.filter(({ status }) => status === 0)).toHaveLength(2);
    const known = categories.map(({ category }) => category);
    for (const ad of ads) {
      expect(ad.description).not.toBe('');
      expect([...ad.description].length).toBeLessThanOrEqual(35);
      expect(known).toContain(ad.category);
      expect(Date.parse(ad.expires_at) - Date.parse(ad.created_at)).toBe(90 * day);
    }
  });
});

it(`gives the same rows for the same day on sqlite, and on ${engine}`, async () => {
  const contents: unknown[] = [];
  for (const each of ['sqlite', engine] as const) {
    const companion = await openCompanion({ engine: each });
    await seedDemonstration(companion.db, { members: 150, media: mediaInFolder(mediaFolder), today });
    contents.push(await everyRow(companion.db));
    await companion.close();
  }
  expect(contents[1]).toEqual(contents[0]);
}, 20_000);

it.each([0, 1, 7])('fills a database with %i members', async (members) => {
  const db = await openDatabase(':memory:');
  await seedDemonstration(db, { members, media: mediaInFolder(mediaFolder), today });
  expect(await db.selectFrom('members').selectAll().execute()).toHaveLength(members);
  await db.destroy();
});

it('writes all or nothing', async () => {
  const db = await openDatabase(':memory:');
  await db
    .insertInto('vendor_ad_categories')
    .values({ category: 'Music', category_folded: 'music', status: 1 })
    .execute();
  await expect(seedDemonstration(db, { members: 20, media: mediaInFolder(mediaFolder), today })).rejects.toThrow(
    /unique/i,
  );
  expect(await db.selectFrom('members').selectAll().execute()).toEqual([]);
  await db.destroy();
});

it('leaves nothing in the database when the caller takes back the transaction', async () => {
  const db = await openDatabase(':memory:');
  const undone = db.transaction().execute(async (transaction) => {
    await seedDemonstration(transaction, { members: 20, media: mediaInFolder(mediaFolder), today });
    throw new Error('The caller changes its mind.');
  });
  await expect(undone).rejects.toThrow('The caller changes its mind.');
  expect(await db.selectFrom('members').selectAll().execute()).toEqual([]);
  await db.destroy();
});

async function everyRow(db: Kysely<Database>) {
  const tables = [
    'members',
    'member_details',
    'deletion_requests',
    'blocks',
    'reports',
    'interests',
    'payments',
    'app_versions',
    'settings',
    'panchanga',
    'vendor_ad_categories',
    'vendor_ads',
  ] as const;
  const contents: string[][] = [];
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    // SQLite's index of names knows members by a number.
    const columnsOf = (row: object) => Object.keys(row).filter((column) => column !== 'number');
    contents.push(rows.map((row) => JSON.stringify(row, columnsOf(row).sort())).sort());
  }
  return contents;
}

function tally<Value>(values: Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function yearsSince(date: string): number {
  const now = today.toISOString();
  return Number(now.slice(0, 4)) - Number(date.slice(0, 4)) - (now.slice(5, 10) < date.slice(5) ? 1 : 0);
}
