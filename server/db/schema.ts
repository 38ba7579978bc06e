import type { Generated, GeneratedAlways, Kysely, Transaction } from 'kysely';
import type { FactorKind } from '../contract/secondFactor';
import type { MemberStatus } from '../contract/members';
import type { PaymentState } from '../contract/payments';

/** An instant as ISO 8601 UTC text with milliseconds: sorts as text, and reads the same on SQLite and PostgreSQL. */
type Instant = string;

export type Listing = 'pending' | 'accepted' | 'rejected' | 'deleted';

/** The SQL of a column as SQLite takes it, with the type of its values for TypeScript alone. */
type Column<Value> = string & { of: Value };
const column = <Value>(sql: string) => sql as Column<Value>;

const id = column<Generated<number>>('integer primary key autoincrement');
const key = column<string>('text primary key');
const text = column<string>('text not null');
const maybeText = column<string | null>('text');
const instant = column<Instant>('text not null');
const maybeInstant = column<Instant | null>('text');
const administrator = column<number>('integer not null references administrators (id) on delete cascade');
const member = column<string>('text not null references members (user_id) on delete cascade');
const isOn = column<0 | 1>('integer not null check (status in (0, 1))');
/** One of the groups of the contract as a JSON object of text fields: shown as it is, never queried. */
const group = text;

/** The tables as they are today, each behind those that it refers to. Databases of earlier releases get there by `migrations`. */
export const tables = {
  migrations: { name: key, timestamp: text },
  administrators: {
    id,
    email: column<string>('text not null unique'),
    username: text,
    password_hash: text,
    created_at: instant,
    disabled_at: maybeInstant,
    preferences: maybeText,
  },
  sessions: {
    /** SHA-256 of the token in hexadecimal; the token itself is never stored. */
    token_hash: key,
    administrator_id: administrator,
    created_at: instant,
    expires_at: instant,
    /** Of the cookie that a browser's session needs beside the token. */
    cookie_hash: maybeText,
    /** When a factor or the password was last given; null where the client has not said that it can be asked for one. */
    confirmed_at: maybeInstant,
    /** In words, and the network address: where it was begun. */
    device: maybeText,
    address: maybeText,
    /** To the minute. */
    last_used_at: maybeInstant,
  },
  reset_codes: {
    code_hash: key,
    administrator_id: administrator,
    created_at: instant,
    expires_at: instant,
    used_at: maybeInstant,
  },
  second_factors: {
    factor_id: id,
    administrator_id: administrator,
    kind: column<FactorKind>("text not null check (kind in ('totp', 'passkey'))"),
    name: text,
    /** Of an authenticator app its seed, sealed; of a passkey its public key. */
    secret: text,
    /** By what a passkey is found; its signature counter. */
    credential_id: column<string | null>('text unique'),
    counter: column<number>('integer not null'),
    /** The half minute, counted since 1970, of the last code that was taken: neither it nor an earlier one is taken again. */
    last_time_step: column<number | null>('integer'),
    created_at: instant,
    last_used_at: maybeInstant,
  },
  recovery_codes: { code_hash: key, administrator_id: administrator, created_at: instant, used_at: maybeInstant },
  /** What waits for a code: a sign-in after its password, or a factor that is being added. */
  factor_challenges: {
    challenge_hash: key,
    administrator_id: administrator,
    purpose: column<'sign in' | 'confirm' | FactorKind>('text not null'),
    /** The sealed seed of an app that is being added. */
    secret: maybeText,
    failures: column<number>('integer not null'),
    created_at: instant,
    expires_at: instant,
  },
  sign_in_addresses: { administrator_id: administrator, address_hash: text, last_sign_in_at: instant },
  /** Those in which an administrator has signed in, by a secret in their cookie. */
  known_browsers: {
    administrator_id: administrator,
    browser_hash: text,
    last_used_at: instant,
    expires_at: instant,
  },
  /** The three columns of rate-limiter-flexible. */
  throttles: { key, points: column<number>('integer not null'), expire: column<number | null>('bigint') },
  /** Only added to: the database refuses every other change, but to let go what is older than a year. */
  audit_log: {
    id,
    at: instant,
    administrator_id: column<number | null>('integer'),
    administrator: maybeText,
    action: text,
    subject: text,
    subject_id: maybeText,
    before: maybeText,
    after: maybeText,
    address: maybeText,
  },
  /** From where which administrator reads: the e-mail is copied, because it outlives the account. */
  readers: { reader_id: id, administrator_id: column<number>('integer not null'), administrator: text, address: text },
  read_subjects: {
    subject_id: id,
    kind: column<'list' | 'member'>("text not null check (kind in ('list', 'member'))"),
    /** Of the list, or the id of the member. */
    name: text,
  },
  /** The entries of the journal that say what was read, which are most of it; guarded like the others. */
  readings: {
    /** ms since 1970. */
    at: column<number>('bigint not null'),
    /** Counts on with that of `audit_log`. */
    id: column<number>('integer primary key'),
    reader_id: column<number>('integer not null references readers (reader_id)'),
    subject_id: column<number>('integer not null references read_subjects (subject_id)'),
    /** Of a list, so many were sent. */
    rows: column<number | null>('integer'),
  },
  /** Each seal is the SHA-256 of the one before and of the entries since, up to `last_id`. */
  journal_seals: {
    last_id: column<number>('integer primary key'),
    entries: column<number>('integer not null'),
    hash: text,
    sealed_at: instant,
  },
  members: {
    user_id: key,
    username: text,
    /** The name in lower case and composed form: SQLite folds ASCII only, so the program folds. */
    username_folded: text,
    email: maybeText,
    phone: maybeText,
    status: column<MemberStatus>("text not null check (status in ('pending', 'approved', 'blocked', 'rejected'))"),
    /** The list of the console that shows the member; the database derives it, so that an index can count and order each list. */
    listing: column<GeneratedAlways<Listing>>(
      `text not null generated always as (case when deleted_at is not null then 'deleted'
        when status in ('approved', 'blocked') then 'accepted' else status end) stored`,
    ),
    profile_link: maybeText,
    created_at: instant,
    deleted_at: maybeInstant,
    purged_at: maybeInstant,
    decided_at: maybeInstant,
  },
  /** Figures and lengths of lists are read on every screen: triggers count a member that changes, so nobody counts them then. */
  member_counts: {
    listing: column<GeneratedAlways<Listing>>('text not null'),
    status: column<GeneratedAlways<MemberStatus>>('text not null'),
    month: column<GeneratedAlways<string>>('text not null'),
    count: column<GeneratedAlways<number>>('integer not null'),
  },
  member_details: {
    user_id: column<string>('text primary key references members (user_id) on delete cascade'),
    personal: group,
    career: group,
    family: group,
    partner: group,
  },
  /** How members are found and listed: the program makes it, and triggers empty the row of a member who changes. */
  name_keys: {
    number: id,
    user_id: column<string>('text not null unique references members (user_id) on delete cascade on update cascade'),
    name_key: maybeText,
    born: maybeText,
    /** The index in `listedStatuses`. */
    status: column<number | null>('integer'),
    /** ms since 1970. */
    joined: column<number | null>('bigint'),
    /** Words, and after another space sounds, of the name, each between spaces. */
    names: maybeText,
    /** City, gender and the lack of a picture as terms, each between spaces. */
    facts: maybeText,
  },
  /** The members of each term, and everybody under '', so that they are listed in order without being sorted. */
  search_terms: {
    term: text,
    status: column<number>('integer not null'),
    joined: column<number>('bigint not null'),
    number: column<number>('integer not null'),
    /** As in `name_keys`: a list is filtered without looking there. */
    names: text,
    facts: text,
  },
  search_words: { word: key },
  /** Who was removed for good is known again by the hash of a phone or an e-mail, and by nothing else. */
  removed_members: { hash: key, kind: column<'phone' | 'email'>('text not null'), removed_at: text },
  deletion_requests: { id, user_id: member, requested_at: instant, accepted_at: maybeInstant },
  blocks: { blocker_id: member, blocked_id: member, created_at: instant },
  reports: { id, reported_id: member, reporter_id: member, reason: text, reported_at: instant },
  /** The reports about a member up to this one ask for nothing; a later one opens them again. */
  report_closings: {
    user_id: column<string>('text primary key references members (user_id) on delete cascade'),
    closed_at: instant,
    closed_report_id: column<number>('integer not null'),
  },
  member_notes: {
    note_id: id,
    user_id: member,
    note: text,
    author_id: column<number>('integer not null'),
    author: text,
    created_at: instant,
  },
  interests: {
    interest_id: id,
    requester_id: member,
    accepter_id: member,
    sent_on: instant,
    accepted_on: maybeInstant,
  },
  payments: {
    payment_index: id,
    user_id: column<string | null>('text references members (user_id) on delete set null'),
    user_name: text,
    phone_no: text,
    state: column<PaymentState>("text not null check (state in ('Processing', 'Failed', 'Success'))"),
    created_at: instant,
  },
  app_versions: { version_id: id, android_version: text, ios_version: text, status: isOn, created_at: instant },
  settings: { name: key, value: text },
  panchanga: {
    daily_panchanga_id: id,
    date: text,
    nakshatra: text,
    thithi: text,
    vaaara: text,
    yoga: text,
    karana: text,
  },
  vendor_ad_categories: {
    vendor_ads_category_id: id,
    category: text,
    /** The name in lower case with single spaces: one category a name, however it is written. */
    category_folded: column<string>('text not null unique'),
    status: isOn,
  },
  vendor_ads: {
    vendor_ads_id: id,
    title: text,
    description: text,
    mobile: text,
    email: text,
    address: text,
    image: maybeText,
    category: text,
    is_visible: column<1 | 2>('integer not null check (is_visible in (1, 2))'),
    created_at: instant,
    expires_at: instant,
  },
};

/** Of a column that holds JSON objects alone. */
export const toObject = (stored: string | null) =>
  stored === null ? null : (JSON.parse(stored) as Record<string, unknown>);

export const journalTables = ['audit_log', 'readers', 'read_subjects', 'readings'] as const;

type Tables = typeof tables;
type ValueOf<Sql> = Sql extends Column<infer Value> ? Value : never;
export type Database = { [Name in keyof Tables]: { [Key in keyof Tables[Name]]: ValueOf<Tables[Name][Key]> } };
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

const sharedKeys: Partial<Record<string, string[]>> = {
  sign_in_addresses: ['administrator_id', 'address_hash'],
  known_browsers: ['administrator_id', 'browser_hash'],
  member_counts: ['listing', 'status', 'month'],
  blocks: ['blocker_id', 'blocked_id'],
  search_terms: ['term', 'status', 'joined', 'number'],
};

/** Of PostgreSQL, beside the key in its index, which alone answers then. */
const included = { search_terms: ' include (names, facts)' };

/** Of SQLite, whose rows lie in the order of their key then. */
const withoutRowid = ['search_terms'];

export function keyOf(table: keyof Database): string[] {
  const own = Object.entries<string>(tables[table]).flatMap(([name, sql]) =>
    sql.includes('primary key') ? [name] : [],
  );
  return sharedKeys[table] ?? own;
}

export function createStatements(isPostgres: boolean): string[] {
  return Object.entries(tables).flatMap(([table, columns]) => {
    const shared = sharedKeys[table];
    const parts = Object.entries<string>(columns).map(([name, sql]) => `${name} ${sql}`);
    const beside = isPostgres && table in included ? included.search_terms : '';
    const all = [...parts, ...(shared ? [`primary key (${shared.join(', ')})${beside}`] : [])].join(', ');
    return createTables(isPostgres, { [table]: all });
  });
}

export const createTables = (isPostgres: boolean, columns: Record<string, string>) =>
  Object.entries(columns).map(([table, sql]) => {
    if (!isPostgres) return `create table ${table} (${sql})${withoutRowid.includes(table) ? ' without rowid' : ''}`;
    const identity = 'integer generated by default as identity primary key';
    return `create table ${table} (${sortedByBytes(sql.replace('integer primary key autoincrement', identity))})`;
  });

/** As in SQLite, so that lists have the same order on both. */
const sortedByBytes = (columns: string) => columns.replace(/\btext\b/g, 'text collate "C"');

export const addColumn = (isPostgres: boolean, table: string, column: string) =>
  `alter table ${table} add column ${isPostgres ? sortedByBytes(column) : column}`;
