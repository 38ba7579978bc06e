import { foldNames } from './foldNames';
import {
  browsersByEnd,
  factorIndexes,
  indexes,
  journalIndexes,
  makeAgain,
  readingIndexes,
  readingNames,
  subjectIndex,
} from './indexes';
import { guardJournal, guardReadings } from './journalGuards';
import { memberCounts } from './memberCounts';
import { addColumn, createStatements, createTables, type Db } from './schema';
import {
  addNameKeyAtOnce,
  emptied,
  emptiedBefore,
  matchIndexes,
  nameKeyIndexes,
  nameKeyIndexesBefore,
  nameKeyTriggers,
  searchIndex,
  searchTriggers,
} from './searchTables';

export type Migration = {
  name: string;
  /** Whether the release before works with the database afterwards, so that processes may be replaced one after the other. */
  mayRoll: boolean;
  statements: (isPostgres: boolean) => string[];
  /** What SQL cannot do, after the statements. */
  run?: (db: Db) => Promise<void>;
};

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
  ...memberCounts(isPostgres),
  ...guardJournal(isPostgres),
  ...guardReadings(isPostgres),
];

// Another program that writes members may have a role of its own, and the triggers work with its rights.
const grantsLikeCounts = (rights = 'select, insert, update on name_keys') => `do 'declare writer text; begin
  for writer in select distinct grantee from information_schema.role_table_grants
    where table_schema = current_schema() and table_name = ''member_counts'' and privilege_type = ''UPDATE''
      and grantee not in (current_user, ''PUBLIC'')
  loop execute format(''grant ${rights} to %I'', writer); end loop; end'`;

/** Databases out there have stopped at each step: whoever changes what is above or in schema.ts adds one that does the same. */
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
    statements: (isPostgres) =>
      createTables(isPostgres, {
        'if not exists report_closings': `user_id text primary key references members (user_id) on delete cascade,
          closed_at text not null, closed_report_id integer not null`,
      }),
  },
  {
    name: '0020MemberNotes',
    mayRoll: true,
    statements: (isPostgres) => [
      ...createTables(isPostgres, {
        'if not exists member_notes': `note_id integer primary key autoincrement,
          user_id text not null references members (user_id) on delete cascade,
          note text not null, author_id integer not null, author text not null, created_at text not null`,
      }),
      'create index if not exists member_notes_by_member on member_notes (user_id, note_id)',
    ],
  },
  {
    // Members who share a phone, an e-mail, or a name and a day of birth.
    name: '0021SimilarMembers',
    mayRoll: true,
    statements: (isPostgres) => [
      ...createTables(isPostgres, {
        name_keys: `user_id text primary key references members (user_id) on delete cascade on update cascade,
          name_key text, born text`,
        removed_members: 'hash text primary key, kind text not null, removed_at text not null',
      }),
      ...matchIndexes(isPostgres, nameKeyIndexesBefore),
      'insert into name_keys (user_id) select user_id from members',
      ...nameKeyTriggers(isPostgres),
      ...(isPostgres ? [grantsLikeCounts()] : []),
    ],
  },
  {
    name: '0022JournalSeals',
    mayRoll: true,
    statements: (isPostgres) =>
      createTables(isPostgres, {
        'if not exists journal_seals':
          'last_id integer primary key, entries integer not null, hash text not null, sealed_at text not null',
      }),
  },
  {
    name: '0023SecondFactors',
    mayRoll: true,
    statements: (isPostgres) => [
      ...createTables(isPostgres, {
        second_factors: `factor_id integer primary key autoincrement,
          administrator_id integer not null references administrators (id) on delete cascade,
          kind text not null check (kind in ('totp', 'passkey')), name text not null, secret text not null,
          credential_id text unique, counter integer not null, last_time_step integer,
          created_at text not null, last_used_at text`,
        recovery_codes: `code_hash text primary key,
          administrator_id integer not null references administrators (id) on delete cascade,
          created_at text not null, used_at text`,
        factor_challenges: `challenge_hash text primary key,
          administrator_id integer not null references administrators (id) on delete cascade,
          purpose text not null, secret text, failures integer not null,
          created_at text not null, expires_at text not null`,
      }),
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
      ...createTables(isPostgres, {
        known_browsers: `administrator_id integer not null references administrators (id) on delete cascade,
          browser_hash text not null, last_used_at text not null, expires_at text not null,
          primary key (administrator_id, browser_hash)`,
      }),
      `create index ${browsersByEnd}`,
    ],
  },
  {
    // What was read has tables of its own, which take a third of the room; entries of before stay where they are.
    name: '0027Readings',
    mayRoll: true,
    statements: (isPostgres) => [
      ...createTables(isPostgres, {
        readers: `reader_id integer primary key autoincrement, administrator_id integer not null,
          administrator text not null, address text not null`,
        read_subjects: `subject_id integer primary key autoincrement,
          kind text not null check (kind in ('list', 'member')), name text not null`,
        readings: `at bigint not null, id integer primary key,
          reader_id integer not null references readers (reader_id),
          subject_id integer not null references read_subjects (subject_id), rows integer`,
      }),
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
      ...createTables(isPostgres, {
        name_keys: `number integer primary key autoincrement,
          user_id text not null unique references members (user_id) on delete cascade on update cascade,
          name_key text, born text, status integer, joined bigint, name text, names text, facts text`,
        search_terms: `term text not null, status integer not null, joined bigint not null, number integer not null,
          name text not null, primary key (term, status, joined, number)`,
        search_words: 'word text primary key',
      }),
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
      ...createTables(isPostgres, {
        name_keys: `number integer primary key autoincrement,
          user_id text not null unique references members (user_id) on delete cascade on update cascade,
          name_key text, born text, status integer, joined bigint, names text, facts text`,
        search_terms: `term text not null, status integer not null, joined bigint not null, number integer not null,
          names text not null, facts text not null,
          primary key (term, status, joined, number)${isPostgres ? ' include (names, facts)' : ''}`,
        search_words: 'word text primary key',
      }),
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
