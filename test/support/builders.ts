import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../server/db/schema';
import { fold, searchKey } from '../../server/contract/text';
import { openSession } from '../../server/security/sessions';

type Row<Table extends keyof Database> = Required<Insertable<Database[Table]>>;

/** The pieces of a world and where their rows are kept, in the order that foreign keys ask for. */
const tables = {
  members: 'members',
  profiles: 'member_details',
  deletionRequests: 'deletion_requests',
  blocks: 'blocks',
  reports: 'reports',
  reportClosings: 'report_closings',
  notes: 'member_notes',
  interests: 'interests',
  payments: 'payments',
  versions: 'app_versions',
  panchanga: 'panchanga',
  categories: 'vendor_ad_categories',
  ads: 'vendor_ads',
  /** The journal, the oldest first. */
  entries: 'audit_log',
} as const;

/** What a test puts into the database before it opens anything. Give the pieces by name; the order is of no importance. */
export type World = { [Piece in keyof typeof tables]?: Row<(typeof tables)[Piece]>[] } & {
  /** Off where nothing is said. */
  maintenanceMode?: 0 | 1;
};

type MemberRow = Row<'members'>;
type Someone = Pick<MemberRow, 'user_id'>;

const day = 86_400_000;

// An id given by hand does not move a PostgreSQL sequence: ids of builders stay clear of those that the server hands out.
let lastId = 1_000;
const nextId = () => (lastId += 1);

/** The instant so many days before now, as the database keeps it. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * day).toISOString();
}

/** Today's calendar day in UTC. */
function today(): string {
  return daysAgo(0).slice(0, 10);
}

export function aMember(facts: Partial<Omit<MemberRow, 'username_folded'>> = {}): MemberRow {
  const id = nextId();
  const member = {
    user_id: `6f1c2a34-0000-4000-8000-${String(id).padStart(12, '0')}`,
    username: `Member ${id}`,
    email: `member${id}@example.org`,
    phone: `91987650${id}`,
    status: 'pending' as const,
    profile_link: null,
    created_at: daysAgo(3),
    deleted_at: null,
    purged_at: null,
    decided_at: null,
    ...facts,
  };
  return { ...member, username_folded: searchKey(member.username) };
}

/** So many members whose names count upwards ('Pending 01', 'Pending 02', …), each signed up a minute after the one before. */
export function someMembers(count: number, name: string, facts: Partial<MemberRow> = {}): MemberRow[] {
  const first = Date.now() - 30 * day;
  return Array.from({ length: count }, (_, index) =>
    aMember({
      username: `${name} ${String(index + 1).padStart(2, '0')}`,
      created_at: new Date(first + index * 60_000).toISOString(),
      ...facts,
    }),
  );
}

export function aDeletedMember(facts: Partial<MemberRow> = {}): MemberRow {
  return aMember({ status: 'approved', deleted_at: daysAgo(1), ...facts });
}

/** An entry of the journal: a member is rejected, unless said otherwise. */
export function anEntry(
  facts: Partial<Omit<Row<'audit_log'>, 'before' | 'after'>> & { before?: object; after?: object } = {},
): Row<'audit_log'> {
  const { before, after, ...others } = facts;
  return {
    id: nextId(),
    at: daysAgo(1),
    administrator_id: null,
    administrator: 'asha@example.org',
    action: 'reject',
    subject: 'member',
    subject_id: 'nobody',
    address: '192.0.2.7',
    ...others,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  };
}

type Groups = Record<'personal' | 'career' | 'family' | 'partner', Record<string, string>>;

/** The four groups of text that stand on a member's page beside the sign-up facts; a group left out is filled believably. */
export function aProfile(member: Someone, groups: Partial<Groups> = {}): Row<'member_details'> {
  const filled: Groups = {
    personal: {
      gender: 'Female',
      dob: '1996-04-12',
      age: '30',
      height: `5'4"`,
      weight: '56 kg',
      physical: 'Normal',
      country: 'IN',
      state: 'Karnataka',
      city: 'Mysuru',
      mother_tongue: 'Kannada',
      marital: 'Never married',
      caste: 'Smartha',
      manglik: 'No',
      intercaste: 'Yes',
    },
    career: {
      education: 'B.E.',
      occupation: 'Engineer',
      employeed_in: 'Private',
      annual_income: '12 Lakh',
      currency: 'INR',
      eating: 'Vegetarian',
      smoking: 'No',
      drinking: 'No',
      star: 'Shravana',
      rashi: 'Makara',
      time_of_birth: '06:10',
      place_of_birth: 'Hassan',
      gotra: 'Kashyapa',
      horoscope_match: 'Preferred',
    },
    family: {
      about_me: 'I teach children to sing.',
      family_status: 'Middle class',
      family_type: 'Joint',
      family_values: 'Traditional',
      father_occupation: 'Farmer',
      mother_occupation: 'Teacher',
      brother: '1',
      sister: '0',
      family_country: 'IN',
      family_state: 'Karnataka',
      family_city: 'Hassan',
    },
    partner: {
      partner_age: '28 - 34',
      partner_height: `5'6" - 6'0"`,
      partner_marital: 'Never married',
      partner_country: 'IN',
      partner_eating: 'Vegetarian',
    },
    ...groups,
  };
  return {
    user_id: member.user_id,
    personal: JSON.stringify(filled.personal),
    career: JSON.stringify(filled.career),
    family: JSON.stringify(filled.family),
    partner: JSON.stringify(filled.partner),
  };
}

export function aDeletionRequest(
  member: Someone,
  facts: Partial<Row<'deletion_requests'>> = {},
): Row<'deletion_requests'> {
  return { id: nextId(), user_id: member.user_id, requested_at: daysAgo(2), accepted_at: null, ...facts };
}

export function aBlock(blocker: Someone, blocked: Someone, facts: Partial<Row<'blocks'>> = {}): Row<'blocks'> {
  return { blocker_id: blocker.user_id, blocked_id: blocked.user_id, created_at: daysAgo(2), ...facts };
}

export function aReport(reporter: Someone, reported: Someone, facts: Partial<Row<'reports'>> = {}): Row<'reports'> {
  return {
    id: nextId(),
    reporter_id: reporter.user_id,
    reported_id: reported.user_id,
    reason: 'Fake profile',
    reported_at: daysAgo(2),
    ...facts,
  };
}

/** The reports up to this one are closed. */
export function aReportClosing({ reported_id, id }: Row<'reports'>): Row<'report_closings'> {
  return { user_id: reported_id, closed_at: daysAgo(1), closed_report_id: id };
}

/** Written by an administrator whose account is gone. */
export function aNote(member: Someone, facts: Partial<Row<'member_notes'>> = {}): Row<'member_notes'> {
  return {
    note_id: nextId(),
    user_id: member.user_id,
    note: 'Called the family.',
    author_id: 0,
    author: 'asha@example.org',
    created_at: daysAgo(1),
    ...facts,
  };
}

/** An interest that the second member has accepted; `accepted_on: null` leaves it waiting. */
export function aMatch(requester: Someone, accepter: Someone, facts: Partial<Row<'interests'>> = {}): Row<'interests'> {
  return {
    interest_id: nextId(),
    requester_id: requester.user_id,
    accepter_id: accepter.user_id,
    sent_on: daysAgo(5),
    accepted_on: daysAgo(4),
    ...facts,
  };
}

export function aPayment(facts: Partial<Row<'payments'>> = {}): Row<'payments'> {
  const id = nextId();
  return {
    payment_index: id,
    user_id: null,
    user_name: `Payer ${id}`,
    phone_no: `91987650${id}`,
    state: 'Success',
    created_at: daysAgo(1),
    ...facts,
  };
}

export function aVersion(facts: Partial<Row<'app_versions'>> = {}): Row<'app_versions'> {
  return {
    version_id: nextId(),
    android_version: '2.4.0',
    ios_version: '2.3.1',
    status: 1,
    created_at: daysAgo(10),
    ...facts,
  };
}

export function aPanchanga(facts: Partial<Row<'panchanga'>> = {}): Row<'panchanga'> {
  return {
    daily_panchanga_id: nextId(),
    date: today(),
    nakshatra: 'Rohini',
    thithi: 'Ekadashi',
    vaaara: 'Saturday',
    yoga: 'Siddhi',
    karana: 'Bava',
    ...facts,
  };
}

export function aCategory(
  facts: Partial<Omit<Row<'vendor_ad_categories'>, 'category_folded'>> = {},
): Row<'vendor_ad_categories'> {
  const id = nextId();
  const category = { vendor_ads_category_id: id, category: `Category ${id}`, status: 1 as const, ...facts };
  return { ...category, category_folded: fold(category.category) };
}

/** A visible ad of today without a picture; like the server's own it runs for 90 days from `created_at`. */
export function anAd(facts: Partial<Row<'vendor_ads'>> = {}): Row<'vendor_ads'> {
  const id = nextId();
  const created_at = facts.created_at ?? daysAgo(0);
  return {
    vendor_ads_id: id,
    title: `Ad ${id}`,
    description: 'Flowers for every ceremony',
    mobile: '919876543210',
    email: `vendor${id}@example.org`,
    address: '12 Temple Road, Mysuru',
    image: null,
    category: 'Florist',
    is_visible: 1,
    created_at,
    expires_at: new Date(Date.parse(created_at) + 90 * day).toISOString(),
    ...facts,
  };
}

export function anExpiredAd(facts: Partial<Row<'vendor_ads'>> = {}): Row<'vendor_ads'> {
  return anAd({ created_at: daysAgo(120), ...facts });
}

// Two by two pixels, and a real photo of a drawn flower; readers of pictures stop at the end mark, so what is appended to reach a size does no harm.
const smallPictures = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAAA1BMVEW0WigQzHYyAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgAAEAAAYAAeaH/n8AAAAASUVORK5CYII=',
  jpeg: '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAP/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAACm//9k=',
  heic: readFileSync(path.join(__dirname, 'photo.heic')).toString('base64'),
};

/** A picture file of the given format, filled up to `bytes` when that is said. */
export function aPicture(format: keyof typeof smallPictures = 'png', facts: { name?: string; bytes?: number } = {}) {
  const picture = Buffer.from(smallPictures[format], 'base64');
  const padding = new Uint8Array(Math.max(0, (facts.bytes ?? 0) - picture.length));
  return new File([picture, padding], facts.name ?? `picture.${format}`, { type: `image/${format}` });
}

/** Adds an administrator besides the one whom every companion has, and answers with the id. */
export async function addAdministrator(
  db: Kysely<Database>,
  facts: Partial<Insertable<Database['administrators']>> = {},
): Promise<number> {
  const row = { email: 'asha@example.org', username: 'Asha', password_hash: 'x', created_at: daysAgo(9), ...facts };
  const added = db.insertInto('administrators').values(row).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

/** The token of a session of an administrator who is added for it. */
export const addSession = async (db: Kysely<Database>, facts?: Parameters<typeof addAdministrator>[1]) =>
  openSession(db, await addAdministrator(db, facts), new Date());

/** Puts the world into the companion's database. */
export async function insertWorld(db: Kysely<Database>, world: World): Promise<void> {
  for (const [piece, table] of Object.entries(tables)) {
    const rows = world[piece as keyof typeof tables] ?? [];
    // A statement takes a limited number of parameters: 32,766 on SQLite.
    for (let from = 0; from < rows.length; from += 1_000)
      await db
        .insertInto(table)
        .values(rows.slice(from, from + 1_000) as never) // The rows of a piece are those of its table.
        .execute();
  }
  if (world.maintenanceMode === undefined) return;
  const setting = { name: 'maintenance_mode', value: String(world.maintenanceMode) };
  await db.insertInto('settings').values(setting).execute();
}
