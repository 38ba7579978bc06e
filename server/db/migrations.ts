import type { Kysely } from 'kysely';
import { foldNames } from './foldNames';
import { emailKey, phoneKey, severity } from './matchKeys';
import { addColumn, createStatements, createTable, type Database } from './schema';

export type Migration = {
  name: string;
  /** Whether the release before works with the database afterwards, so that processes may be replaced one after the other. */
  mayRoll: boolean;
  statements: (isPostgres: boolean) => string[];
  /** What SQL cannot do, after the statements. */
  run?: (db: Kysely<Database>) => Promise<void>;
};

// Once a statement, not once a row: a hundred thousand updates of one counter in one transaction would take PostgreSQL hours.
// The order keeps two transactions from waiting for each other.
const countRows = (rows: string) =>
  `insert into member_counts (listing, status, month, count)
    select listing, status, substr(created_at, 1, 7), sum(step) from (${rows}) as rows
    group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3
    on conflict (listing, status, month) do update set count = member_counts.count + excluded.count`;
const added = 'select listing, status, created_at, 1 as step from added';
const gone = 'select listing, status, created_at, -1 as step from gone';
const countFunction = (name: string, rows: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as 'begin ${countRows(rows)}; return null; end'`;

const countsOnPostgres = [
  countFunction('count_added_members', added),
  countFunction('count_gone_members', gone),
  countFunction('count_changed_members', `${gone} union all ${added}`),
  `create trigger members_count_insert after insert on members referencing new table as added
    for each statement execute function count_added_members()`,
  `create trigger members_count_delete after delete on members referencing old table as gone
    for each statement execute function count_gone_members()`,
  `create trigger members_count_update after update on members referencing old table as gone new table as added
    for each statement execute function count_changed_members()`,
];

// Without `on conflict`: an `insert or replace` of another program would put its own rule in the place of ours.
const count = (row: 'new' | 'old', by: 1 | -1) => {
  const key = `listing = ${row}.listing and status = ${row}.status and month = ${row}.month`;
  return `insert into member_counts (listing, status, month, count)
      select ${row}.listing, ${row}.status, ${row}.month, 0 where not exists (select 1 from member_counts where ${key});
    update member_counts set count = count + ${by} where ${key};`;
};

const factsOfNew = 'new.listing as listing, new.status as status, substr(new.created_at, 1, 7) as month';
const changed = `(listing, status, month) = (select listing, status, month from (select ${factsOfNew}))`;

/**
 * What is counted of a member stands in a table of its own, and its triggers take away exactly what they have added. So a member
 * that another program replaces counts once, and SQLite 3.34 can write everything (Debian 12 has 3.40).
 */
const countsOnSqlite = [
  `create table member_index (
    member_id text primary key,
    listing text not null,
    status text not null,
    month text not null
  )`,
  `create trigger member_index_insert after insert on member_index begin ${count('new', 1)} end`,
  `create trigger member_index_delete after delete on member_index begin ${count('old', -1)} end`,
  `create trigger member_index_update after update of listing, status, month on member_index
    when (old.listing, old.status, old.month) <> (new.listing, new.status, new.month)
    begin ${count('old', -1)} ${count('new', 1)} end`,

  `create trigger members_insert after insert on members begin
    insert into member_index (member_id, listing, status, month)
      select new.user_id, ${factsOfNew} where not exists (select 1 from member_index where member_id = new.user_id);
    update member_index set ${changed} where member_id = new.user_id;
  end`,
  `create trigger members_delete after delete on members
    begin delete from member_index where member_id = old.user_id; end`,
  `create trigger members_update after update of user_id, status, deleted_at, created_at on members begin
    delete from member_index where member_id = new.user_id and old.user_id <> new.user_id;
    update member_index set member_id = new.user_id, ${changed} where member_id = old.user_id;
  end`,
];

const factorIndexes = [
  'second_factors_by_administrator on second_factors (administrator_id)',
  'recovery_codes_by_administrator on recovery_codes (administrator_id)',
  'factor_challenges_by_administrator on factor_challenges (administrator_id)',
];

const subjectIndex = 'audit_log_by_subject on audit_log (subject, subject_id, id) where subject_id is not null';
const journalIndexes = [
  'audit_log_by_administrator on audit_log (administrator, id)',
  'audit_log_by_action on audit_log (action, id)',
];
/**
 * Without the number of the entry, by which SQLite sorts them anyway: PostgreSQL keeps equal keys once. Rows lie in the order of
 * their time, so that a summary of each block finds them there: a million entries take 93 MB.
 */
const readingIndexes = (isPostgres: boolean) => [
  `readings_by_time on readings ${isPostgres ? 'using brin ' : ''}(at)`,
  'readings_by_reader on readings (reader_id)',
  'readings_by_subject on readings (subject_id)',
  'viewed_profiles on readings (reader_id) where rows is null',
];
const readingNames = [
  'readers_by_all on readers (administrator_id, administrator, address)',
  'read_subjects_by_name on read_subjects (kind, name)',
];

const makeAgain = (index: string) => [`drop index if exists ${index.split(' ')[0]}`, `create index ${index}`];

const browsersByEnd = 'known_browsers_by_end on known_browsers (expires_at)';

const indexes = [
  'sessions_by_administrator on sessions (administrator_id)',
  'sessions_by_expiry on sessions (expires_at)',
  ...factorIndexes,
  'reset_codes_by_administrator on reset_codes (administrator_id)',
  'sign_in_addresses_by_date on sign_in_addresses (last_sign_in_at)',
  browsersByEnd,
  'throttles_by_end on throttles (expire)',
  subjectIndex,
  ...journalIndexes,
  'audit_log_by_time on audit_log (at, id)',
  'audit_log_by_administrator_and_action on audit_log (administrator, action, id)',
  'members_by_list on members (listing, created_at, user_id, status, username_folded)',
  'deleted_members on members (deleted_at, user_id) where deleted_at is not null and purged_at is null',
  'members_by_picture on members (profile_link) where profile_link is not null',
  'open_deletion_requests_by_date on deletion_requests (requested_at, id) where accepted_at is null',
  'deletion_requests_by_member on deletion_requests (user_id)',
  'blocks_by_date on blocks (created_at, blocker_id, blocked_id)',
  'blocks_by_blocked on blocks (blocked_id)',
  'reports_by_member on reports (reported_id, reported_at)',
  'reports_by_date on reports (reported_at, id)',
  'reports_by_reporter on reports (reporter_id)',
  'accepted_interests on interests (accepted_on, interest_id) where accepted_on is not null',
  'member_notes_by_member on member_notes (user_id, note_id)',
  'interests_by_requester on interests (requester_id)',
  'interests_by_accepter on interests (accepter_id)',
  'payments_by_date on payments (created_at, payment_index)',
  'payments_by_state on payments (state, created_at, payment_index)',
  'payments_by_member on payments (user_id)',
  'panchanga_by_date on panchanga (date)',
  'vendor_ads_by_date on vendor_ads (created_at)',
  'vendor_ads_by_expiry on vendor_ads (expires_at)',
];

// After a year entries may be moved into a file (JOURNAL_DAYS); before it nobody deletes them but by taking the guard away.
const guardOnPostgres = [
  `create or replace function refuse_change() returns trigger language plpgsql as
    'begin raise exception ''The audit log is only added to.''; end'`,
  `create trigger audit_log_refuses_change before update or truncate on audit_log
    for each statement execute function refuse_change()`,
  `create trigger audit_log_refuses_delete before delete on audit_log for each row
    when (old.at > to_char((now() - interval '365 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') collate "C")
    execute function refuse_change()`,
  // Beside the triggers; a superuser has every right all the same.
  'revoke update, truncate on audit_log from public, current_user',
];
const guardOnSqlite = [
  `create trigger audit_log_refuses_update before update on audit_log
    begin select raise(abort, 'The audit log is only added to.'); end`,
  // `insert or replace` of another program would not fire the trigger that refuses to delete.
  `create trigger audit_log_refuses_replace before insert on audit_log
    when exists (select 1 from audit_log where id = new.id)
    begin select raise(abort, 'The audit log is only added to.'); end`,
  `create trigger audit_log_refuses_delete before delete on audit_log
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days')
    begin select raise(abort, 'The audit log is only added to, and lets go what is older than a year.'); end`,
];

const notOnlyAdded = 'The audit log is only added to.';

/** The same for what was read. Who read, and what, cannot go while an entry names it: the foreign keys see to that. */
const guardReadings = (isPostgres: boolean) =>
  isPostgres
    ? [
        ...['readers', 'read_subjects', 'readings'].map(
          (table) => `create trigger ${table}_refuses_change before update or truncate on ${table}
            for each statement execute function refuse_change()`,
        ),
        // Of the others PostgreSQL itself needs the owner's right, to lock what a new entry refers to.
        'revoke update, truncate on readings from public, current_user',
        `create trigger readings_refuses_delete before delete on readings for each row
          when (old.at > extract(epoch from now() - interval '365 days') * 1000) execute function refuse_change()`,
      ]
    : [
        ...Object.entries({ readers: 'reader_id', read_subjects: 'subject_id', readings: 'id' }).flatMap(
          ([table, key]) => [
            `create trigger ${table}_refuses_update before update on ${table}
              begin select raise(abort, '${notOnlyAdded}'); end`,
            `create trigger ${table}_refuses_replace before insert on ${table}
              when exists (select 1 from ${table} where ${key} = new.${key})
              begin select raise(abort, '${notOnlyAdded}'); end`,
          ],
        ),
        `create trigger readings_refuses_delete before delete on readings
          when old.at > strftime('%s', 'now', '-365 days') * 1000 begin select raise(abort, '${notOnlyAdded}'); end`,
        // The numbers of both tables are taken from there, and the first entry may be one of these.
        `insert into sqlite_sequence (name, seq) select 'audit_log', 0
          where not exists (select 1 from sqlite_sequence where name = 'audit_log')`,
      ];

const nameKeyIndexesBefore = [
  'create index name_keys_by_name on name_keys (name_key, born)',
  'create index name_keys_to_make on name_keys (user_id) where name_key is null',
];
const nameKeyIndexes = nameKeyIndexesBefore.map((index) => index.replace('(user_id)', '(number)'));

const matchIndexes = (isPostgres: boolean, keyIndexes = nameKeyIndexes) => [
  `create index members_by_phone on members (${phoneKey(isPostgres)}, ${severity()}, user_id)`,
  `create index members_by_email on members (${emailKey(isPostgres)}, ${severity()}, user_id)`,
  ...keyIndexes,
];

const addNameKey = `insert into name_keys (user_id) select new.user_id
  where not exists (select 1 from name_keys where user_id = new.user_id)`;
const nameKeyFunction = (name: string, statement: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as 'begin ${statement}; return null; end'`;

/** Whose name or birthday changes, by whatever program, has no key until the server makes it. */
const nameKeyTriggers = (isPostgres: boolean, emptied = 'name_key = null, born = null') => {
  const emptyNameKey = (who: string) => `update name_keys set ${emptied} where user_id = ${who}`;
  const empties = (name: string, event: string, row: 'new' | 'old' = 'new', when = '') =>
    `create trigger name_keys_${name} after ${event} for each row ${when}
      ${isPostgres ? 'execute function empty_name_key()' : `begin ${emptyNameKey(`${row}.user_id`)}; end`}`;
  return [
    ...(isPostgres
      ? [
          nameKeyFunction('add_name_key', addNameKey),
          nameKeyFunction('empty_name_key', emptyNameKey('coalesce(new.user_id, old.user_id)')),
          'create trigger name_keys_add after insert on members for each row execute function add_name_key()',
        ]
      : // A member that another program replaces has a key.
        [
          `create trigger name_keys_add after insert on members begin ${addNameKey}; ${emptyNameKey('new.user_id')}; end`,
        ]),
    empties('name', 'update of username on members', 'new', 'when (old.username <> new.username)'),
    empties('details_added', 'insert on member_details'),
    empties('details_changed', 'update of personal on member_details'),
    empties('details_deleted', 'delete on member_details', 'old'),
  ];
};

const emptied = 'name_key = null, born = null, status = null, joined = null, names = null, facts = null';
/** Of releases before 0034SearchTermsAlone. */
const emptiedBefore = emptied.replace('names', 'name = null, names');
const listedColumns = ['username_folded', 'status', 'profile_link', 'created_at', 'deleted_at'];

const searchIndex = (isPostgres: boolean) =>
  `create index search_terms_by_names on search_terms (term, status, names, number)${isPostgres ? ' include (joined, facts)' : ''}`;

/** Whoever is listed otherwise is no longer listed, until the server does it anew; nothing is left of a word that nobody has. */
const searchTriggers = (isPostgres: boolean, empty = emptied, listed = 'old.names || old.facts') => {
  const isSame = (old: string, now: string) => (isPostgres ? `${old} is not distinct from ${now}` : `${old} is ${now}`);
  const changed = `not (${listedColumns.map((name) => isSame(`old.${name}`, `new.${name}`)).join(' and ')})`;
  const empties = isPostgres
    ? 'execute function empty_name_key()'
    : `begin update name_keys set ${empty} where user_id = new.user_id; end`;
  // Before the first space there is nothing: the term of everybody.
  const terms = isPostgres
    ? `(select unnest(string_to_array(${listed}, '' '')))`
    : `(select value from json_each('[' || replace(json_quote(${listed}), ' ', '","') || ']'))`;
  const unlist = `delete from search_terms
      where term in ${terms} and status = old.status and joined = old.joined and number = old.number;
    delete from search_words where word in ${terms} and not exists (select 1 from search_terms where term = word);`;
  const unlists = (event: string) =>
    `create trigger name_keys_unlist_${event.slice(0, 6)} after ${event} on name_keys for each row
      when (old.names is not null${event === 'delete' ? '' : ' and new.names is null'})
      ${isPostgres ? 'execute function unlist_member()' : `begin ${unlist} end`}`;
  return [
    ...(isPostgres
      ? [nameKeyFunction('unlist_member', unlist.slice(0, -1))]
      : // For programs that ignore foreign keys.
        [
          `create trigger name_keys_delete after delete on members
            begin delete from name_keys where user_id = old.user_id; end`,
        ]),
    `create trigger name_keys_listed after update of ${listedColumns.join(', ')} on members for each row
      when (${changed}) ${empties}`,
    unlists('update of names'),
    unlists('delete'),
  ];
};

// Who looks first whether there is a row reads all of them, in a session that has planned it while there were none.
const addNameKeyAtOnce = nameKeyFunction(
  'add_name_key',
  'insert into name_keys (user_id) values (new.user_id) on conflict do nothing',
);

/** Makes everything as it is today, in an empty database. */
export const everything = (isPostgres: boolean) => [
  ...createStatements(isPostgres),
  ...[...indexes, ...readingIndexes(isPostgres)].map((index) => `create index ${index}`),
  ...matchIndexes(isPostgres),
  ...nameKeyTriggers(isPostgres, emptied),
  searchIndex(isPostgres),
  ...searchTriggers(isPostgres),
  ...(isPostgres ? [addNameKeyAtOnce] : []),
  ...readingNames.map((index) => `create unique index ${index}`),
  'create unique index open_deletion_requests on deletion_requests (user_id) where accepted_at is null',
  ...(isPostgres ? [...countsOnPostgres, ...guardOnPostgres] : [...countsOnSqlite, ...guardOnSqlite]),
  ...guardReadings(isPostgres),
];

// Another program that writes members may have a role of its own, and the triggers work with its rights.
const grantsLikeCounts = (rights = 'select, insert, update on name_keys') => `do 'declare writer text; begin
  for writer in select distinct grantee from information_schema.role_table_grants
    where table_schema = current_schema() and table_name = ''member_counts'' and privilege_type = ''UPDATE''
      and grantee not in (current_user, ''PUBLIC'')
  loop execute format(''grant ${rights} to %I'', writer); end loop; end'`;

/**
 * What brings the database of an earlier release there, in this order. Databases out there have stopped at each step: whoever changes
 * what is above or in schema.ts adds one that does the same to them. Before the first one nothing was released.
 */
export const migrations: Migration[] = [
  { name: '0016NamesInTheList', mayRoll: true, statements: () => [] },
  {
    // What the release before still needed.
    name: '0017Leftovers',
    mayRoll: true,
    statements: (isPostgres) => [
      `delete from settings where name = 'backup_begun'`,
      'drop table if exists migrations_lock',
      ...(isPostgres ? ['drop function if exists letters_in'] : []),
    ],
  },
  // Searches ignore apostrophes, accents and invisible characters, and read digits of every script.
  { name: '0018NamesAsSearched', mayRoll: true, statements: () => [], run: foldNames },
  {
    name: '0019ReportClosings',
    mayRoll: true,
    statements: (isPostgres) => [
      createTable(
        isPostgres,
        'if not exists report_closings',
        `user_id text primary key references members (user_id) on delete cascade,
          closed_at text not null, closed_report_id integer not null`,
      ),
    ],
  },
  {
    name: '0020MemberNotes',
    mayRoll: true,
    statements: (isPostgres) => [
      createTable(
        isPostgres,
        'if not exists member_notes',
        `note_id integer primary key autoincrement,
          user_id text not null references members (user_id) on delete cascade,
          note text not null, author_id integer not null, author text not null, created_at text not null`,
      ),
      'create index if not exists member_notes_by_member on member_notes (user_id, note_id)',
    ],
  },
  {
    // Members who share a phone, an e-mail, or a name and a day of birth.
    name: '0021SimilarMembers',
    mayRoll: true,
    statements: (isPostgres) => [
      createTable(
        isPostgres,
        'name_keys',
        `user_id text primary key references members (user_id) on delete cascade on update cascade,
          name_key text, born text`,
      ),
      createTable(isPostgres, 'removed_members', 'hash text primary key, kind text not null, removed_at text not null'),
      ...matchIndexes(isPostgres, nameKeyIndexesBefore),
      'insert into name_keys (user_id) select user_id from members',
      ...nameKeyTriggers(isPostgres),
      ...(isPostgres ? [grantsLikeCounts()] : []),
    ],
  },
  {
    name: '0022JournalSeals',
    mayRoll: true,
    statements: (isPostgres) => [
      createTable(
        isPostgres,
        'if not exists journal_seals',
        'last_id integer primary key, entries integer not null, hash text not null, sealed_at text not null',
      ),
    ],
  },
  {
    name: '0023SecondFactors',
    mayRoll: true,
    statements: (isPostgres) => [
      createTable(
        isPostgres,
        'second_factors',
        `factor_id integer primary key autoincrement,
          administrator_id integer not null references administrators (id) on delete cascade,
          kind text not null check (kind in ('totp', 'passkey')), name text not null, secret text not null,
          credential_id text unique, counter integer not null, last_time_step integer,
          created_at text not null, last_used_at text`,
      ),
      createTable(
        isPostgres,
        'recovery_codes',
        `code_hash text primary key,
          administrator_id integer not null references administrators (id) on delete cascade,
          created_at text not null, used_at text`,
      ),
      createTable(
        isPostgres,
        'factor_challenges',
        `challenge_hash text primary key,
          administrator_id integer not null references administrators (id) on delete cascade,
          purpose text not null, secret text, failures integer not null,
          created_at text not null, expires_at text not null`,
      ),
      ...factorIndexes.map((index) => `create index ${index}`),
    ],
  },
  {
    name: '0024ReadLists',
    mayRoll: true,
    statements: () =>
      [subjectIndex, ...journalIndexes.map((index) => `${index} where action <> 'read list'`)].flatMap(makeAgain),
  },
  {
    name: '0025SessionCookies',
    mayRoll: true,
    statements: (isPostgres) => [addColumn(isPostgres, 'sessions', 'cookie_hash text')],
  },
  {
    name: '0026KnownBrowsers',
    mayRoll: true,
    statements: (isPostgres) => [
      createTable(
        isPostgres,
        'known_browsers',
        `administrator_id integer not null references administrators (id) on delete cascade,
          browser_hash text not null, last_used_at text not null, expires_at text not null,
          primary key (administrator_id, browser_hash)`,
      ),
      `create index ${browsersByEnd}`,
    ],
  },
  {
    // What was read has tables of its own, which take a third of the room; entries of before stay where they are.
    name: '0027Readings',
    mayRoll: true,
    statements: (isPostgres) => [
      createTable(
        isPostgres,
        'readers',
        `reader_id integer primary key autoincrement, administrator_id integer not null,
          administrator text not null, address text not null`,
      ),
      createTable(
        isPostgres,
        'read_subjects',
        `subject_id integer primary key autoincrement,
          kind text not null check (kind in ('list', 'member')), name text not null`,
      ),
      createTable(
        isPostgres,
        'readings',
        `at bigint not null, id integer primary key,
          reader_id integer not null references readers (reader_id),
          subject_id integer not null references read_subjects (subject_id), rows integer`,
      ),
      ...readingIndexes(isPostgres).map((index) => `create index ${index}`),
      ...readingNames.map((index) => `create unique index ${index}`),
      ...guardReadings(isPostgres),
      ...journalIndexes.flatMap(makeAgain),
    ],
  },
  {
    name: '0028FreshFactors',
    mayRoll: true,
    statements: (isPostgres) => [addColumn(isPostgres, 'sessions', 'confirmed_at text')],
  },
  {
    name: '0029ListedSessions',
    mayRoll: true,
    statements: (isPostgres) =>
      ['device', 'address', 'last_used_at'].map((name) => addColumn(isPostgres, 'sessions', `${name} text`)),
  },
  {
    name: '0030LastDecisions',
    mayRoll: true,
    statements: (isPostgres) => [
      addColumn(isPostgres, 'members', 'decided_at text'),
      `update members set decided_at = last_at from (
        select subject_id, max(at) as last_at from audit_log
        where subject = 'member' and action in ('accept', 'reject', 'block', 'take back') and after like '%"status"%'
        group by subject_id
      ) as decisions where user_id = subject_id`,
    ],
  },
  {
    // Every member waits to be listed by the server while it serves, some minutes for a million.
    name: '0031SearchTerms',
    mayRoll: false,
    statements: (isPostgres) => [
      ...(isPostgres
        ? ['drop function add_name_key, empty_name_key cascade']
        : ['name', 'add', 'details_added', 'details_changed', 'details_deleted'].map(
            (name) => `drop trigger name_keys_${name}`,
          )),
      'drop table name_keys',
      createTable(
        isPostgres,
        'name_keys',
        `number integer primary key autoincrement,
          user_id text not null unique references members (user_id) on delete cascade on update cascade,
          name_key text, born text, status integer, joined bigint, name text, names text, facts text`,
      ),
      createTable(
        isPostgres,
        'search_terms',
        `term text not null, status integer not null, joined bigint not null, number integer not null,
          name text not null, primary key (term, status, joined, number)`,
      ),
      createTable(isPostgres, 'search_words', 'word text primary key'),
      'insert into name_keys (user_id) select user_id from members',
      ...nameKeyIndexesBefore,
      ...nameKeyTriggers(isPostgres, emptiedBefore),
      'create index name_keys_by_joining on name_keys (status, joined, number, names, facts)',
      'create index name_keys_by_folded_name on name_keys (status, name, number, joined, names, facts)',
      `create index search_terms_by_name on search_terms (term, status, name, number${isPostgres ? ') include (joined' : ''})`,
      ...searchTriggers(isPostgres, emptiedBefore, 'trim(old.names || old.facts)'),
      ...(isPostgres
        ? ['select, insert, update on name_keys', 'select, delete on search_terms, search_words'].map(grantsLikeCounts)
        : []),
    ],
  },
  {
    name: '0032Preferences',
    mayRoll: true,
    statements: (isPostgres) => [addColumn(isPostgres, 'administrators', 'preferences text')],
  },
  {
    // With lists of women and of men.
    name: '0033GenderTerms',
    mayRoll: false,
    statements: (isPostgres) => [
      ...(isPostgres ? [addNameKeyAtOnce] : []),
      `update name_keys set ${emptiedBefore} where names is not null`,
    ],
  },
  {
    // Lists are filtered by what they hold themselves, and everybody is a list too.
    name: '0034SearchTermsAlone',
    mayRoll: false,
    statements: (isPostgres) => [
      ...(isPostgres
        ? ['drop function add_name_key, empty_name_key, unlist_member cascade']
        : [
            ...['add', 'name', 'details_added', 'details_changed', 'details_deleted', 'delete', 'listed'],
            ...['unlist_update', 'unlist_delete'],
          ].map((name) => `drop trigger name_keys_${name}`)),
      'drop table name_keys',
      'drop table search_terms',
      'drop table search_words',
      createTable(
        isPostgres,
        'name_keys',
        `number integer primary key autoincrement,
          user_id text not null unique references members (user_id) on delete cascade on update cascade,
          name_key text, born text, status integer, joined bigint, names text, facts text`,
      ),
      createTable(
        isPostgres,
        'search_terms',
        `term text not null, status integer not null, joined bigint not null, number integer not null,
          names text not null, facts text not null,
          primary key (term, status, joined, number)${isPostgres ? ' include (names, facts)' : ''}`,
      ),
      createTable(isPostgres, 'search_words', 'word text primary key'),
      'insert into name_keys (user_id) select user_id from members',
      ...nameKeyIndexes,
      ...nameKeyTriggers(isPostgres, emptied),
      searchIndex(isPostgres),
      ...searchTriggers(isPostgres),
      ...(isPostgres
        ? [
            addNameKeyAtOnce,
            ...['select, insert, update on name_keys', 'select, delete on search_terms, search_words'].map(
              grantsLikeCounts,
            ),
          ]
        : []),
    ],
  },
];
