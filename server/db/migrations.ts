/** One numbered step: SQL statements, with the column types that the two databases spell differently. */
export type Migration = {
  name: string;
  statements?: (facts: { id: string; text: string; isPostgres: boolean }) => string[];
};

const dropped = (kind: 'index' | 'table' | 'trigger', names: string[]) =>
  names.map((name) => `drop ${kind} if exists ${name}`);

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
  `insert into member_counts (listing, status, month, count)
    select listing, status, substr(created_at, 1, 7), count(*) from members group by 1, 2, 3`,
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

const facts = (member: string) =>
  `${member}listing as listing, ${member}status as status, substr(${member}created_at, 1, 7) as month`;
const changed = `(listing, status, month) = (select listing, status, month from (select ${facts('new.')}))`;

/**
 * What is counted of a member stands in a table of its own, and its triggers take away exactly what they have added. So a member
 * that another program replaces counts once, and SQLite 3.34 can write everything (Debian 12 has 3.40).
 */
const memberIndexOnSqlite = [
  ...['member_names', 'members_count', 'member_index', 'members'].flatMap((table) =>
    dropped('trigger', [`${table}_insert`, `${table}_delete`, `${table}_update`]),
  ),
  ...dropped('trigger', ['member_index_name', 'member_index_count']),
  ...dropped('table', ['member_names_terms', 'member_names', 'member_numbers', 'member_index']),
  ...dropped('index', ['members_by_number']),
  'alter table members drop column number',
  'delete from member_counts',
  `create table member_index (
    member_id text primary key,
    listing text not null,
    status text not null,
    month text not null
  )`,
  `insert into member_index select user_id, ${facts('')} from members`,
  `insert into member_counts (listing, status, month, count)
    select listing, status, month, count(*) from member_index group by 1, 2, 3`,

  `create trigger member_index_insert after insert on member_index begin ${count('new', 1)} end`,
  `create trigger member_index_delete after delete on member_index begin ${count('old', -1)} end`,
  `create trigger member_index_update after update of listing, status, month on member_index
    when (old.listing, old.status, old.month) <> (new.listing, new.status, new.month)
    begin ${count('old', -1)} ${count('new', 1)} end`,

  `create trigger members_insert after insert on members begin
    insert into member_index (member_id, listing, status, month)
      select new.user_id, ${facts('new.')} where not exists (select 1 from member_index where member_id = new.user_id);
    update member_index set ${changed} where member_id = new.user_id;
  end`,
  `create trigger members_delete after delete on members
    begin delete from member_index where member_id = old.user_id; end`,
  `create trigger members_update after update of user_id, status, deleted_at, created_at on members begin
    delete from member_index where member_id = new.user_id and old.user_id <> new.user_id;
    update member_index set member_id = new.user_id, ${changed} where member_id = old.user_id;
  end`,
];

/**
 * In the order in which they run; databases out there have stopped at each of them, so a change is a new one. Those that only made
 * what a later one drops say nothing any more, and that one drops it where it is found.
 */
export const migrations: Migration[] = [
  {
    name: '0001FirstTables',
    statements: ({ id, text }) => [
      `create table administrators (
        id ${id},
        email ${text} not null unique,
        username ${text} not null,
        password_hash ${text} not null,
        created_at ${text} not null
      )`,
      `create table sessions (
        token_hash ${text} primary key,
        administrator_id integer not null references administrators (id) on delete cascade,
        created_at ${text} not null,
        expires_at ${text} not null
      )`,
      `create index sessions_by_administrator on sessions (administrator_id)`,
      `create index sessions_by_expiry on sessions (expires_at)`,
      `create table reset_codes (
        code_hash ${text} primary key,
        administrator_id integer not null references administrators (id) on delete cascade,
        created_at ${text} not null,
        expires_at ${text} not null,
        used_at ${text}
      )`,
      `create index reset_codes_by_administrator on reset_codes (administrator_id)`,

      `create table members (
        user_id ${text} primary key,
        username ${text} not null,
        username_folded ${text} not null,
        email ${text},
        phone ${text},
        status ${text} not null check (status in ('pending', 'approved', 'blocked', 'rejected')),
        listing ${text} not null generated always as (
          case
            when deleted_at is not null then 'deleted'
            when status in ('approved', 'blocked') then 'accepted'
            else status
          end
        ) stored,
        profile_link ${text},
        created_at ${text} not null,
        deleted_at ${text}
      )`,
      `create table member_details (
        user_id ${text} primary key references members (user_id) on delete cascade,
        personal ${text} not null,
        career ${text} not null,
        family ${text} not null,
        partner ${text} not null
      )`,

      `create table deletion_requests (
        id ${id},
        user_id ${text} not null references members (user_id) on delete cascade,
        requested_at ${text} not null,
        accepted_at ${text}
      )`,
      `create unique index open_deletion_requests on deletion_requests (user_id) where accepted_at is null`,
      `create table blocks (
        blocker_id ${text} not null references members (user_id) on delete cascade,
        blocked_id ${text} not null references members (user_id) on delete cascade,
        created_at ${text} not null,
        primary key (blocker_id, blocked_id)
      )`,
      `create table reports (
        id ${id},
        reported_id ${text} not null references members (user_id) on delete cascade,
        reporter_id ${text} not null references members (user_id) on delete cascade,
        reason ${text} not null,
        reported_at ${text} not null
      )`,
      `create index reports_by_member on reports (reported_id, reported_at)`,
      `create table interests (
        interest_id ${id},
        requester_id ${text} not null references members (user_id) on delete cascade,
        accepter_id ${text} not null references members (user_id) on delete cascade,
        sent_on ${text} not null,
        accepted_on ${text}
      )`,

      `create table payments (
        payment_index ${id},
        user_id ${text} references members (user_id) on delete set null,
        user_name ${text} not null,
        phone_no ${text} not null,
        state ${text} not null check (state in ('Processing', 'Failed', 'Success')),
        created_at ${text} not null
      )`,
      `create index payments_by_date on payments (created_at, payment_index)`,
      `create table app_versions (
        version_id ${id},
        android_version ${text} not null,
        ios_version ${text} not null,
        status integer not null check (status in (0, 1)),
        created_at ${text} not null
      )`,
      `create table settings (
        name ${text} primary key,
        value ${text} not null
      )`,

      `create table panchanga (
        daily_panchanga_id ${id},
        date ${text} not null,
        nakshatra ${text} not null,
        thithi ${text} not null,
        vaaara ${text} not null,
        yoga ${text} not null,
        karana ${text} not null
      )`,
      `create index panchanga_by_date on panchanga (date)`,
      `create table vendor_ad_categories (
        vendor_ads_category_id ${id},
        category ${text} not null,
        category_folded ${text} not null unique,
        status integer not null check (status in (0, 1))
      )`,
      `create table vendor_ads (
        vendor_ads_id ${id},
        title ${text} not null,
        description ${text} not null,
        mobile ${text} not null,
        email ${text} not null,
        address ${text} not null,
        image ${text},
        category ${text} not null,
        is_visible integer not null check (is_visible in (1, 2)),
        created_at ${text} not null,
        expires_at ${text} not null
      )`,
      `create index vendor_ads_by_date on vendor_ads (created_at)`,
      `create index vendor_ads_by_expiry on vendor_ads (expires_at)`,
    ],
  },
  { name: '0002Throttles' },
  {
    name: '0003AuditLog',
    statements: ({ id, text, isPostgres }) => [
      `create table audit_log (
        id ${id},
        at ${text} not null,
        administrator_id integer,
        administrator ${text},
        action ${text} not null,
        subject ${text} not null,
        subject_id ${text},
        before ${text},
        after ${text}
      )`,
      isPostgres
        ? `create or replace function refuse_change() returns trigger language plpgsql as
            'begin raise exception ''The audit log is only added to.''; end'`
        : `create trigger audit_log_refuses_update before update on audit_log
            begin select raise(abort, 'The audit log is only added to.'); end`,
    ],
  },
  {
    // Figures and lengths of lists are read on every screen: counted when a member changes, they need not be counted then.
    name: '0004MemberCounts',
    statements: ({ text, isPostgres }) => [
      `create table member_counts (
        listing ${text} not null,
        status ${text} not null,
        month ${text} not null,
        count integer not null,
        primary key (listing, status, month)
      )`,
      ...(isPostgres ? countsOnPostgres : []),
    ],
  },
  { name: '0005MemberNames' },
  {
    name: '0006Indexes',
    statements: () => [
      ...dropped('index', [
        'members_by_listing',
        'members_by_status',
        'members_by_month',
        'members_by_deletion',
        'members_by_listing_and_name',
        'accepted_interests',
      ]),
      'create index members_by_list on members (listing, created_at, user_id, status, username_folded)',
      'create index open_deletion_requests_by_date on deletion_requests (requested_at, id) where accepted_at is null',
      'create index deletion_requests_by_member on deletion_requests (user_id)',
      'create index blocks_by_date on blocks (created_at, blocker_id, blocked_id)',
      'create index blocks_by_blocked on blocks (blocked_id)',
      'create index reports_by_date on reports (reported_at, id)',
      'create index reports_by_reporter on reports (reporter_id)',
      'create index accepted_interests on interests (accepted_on, interest_id) where accepted_on is not null',
      'create index interests_by_requester on interests (requester_id)',
      'create index interests_by_accepter on interests (accepter_id)',
      'create index payments_by_state on payments (state, created_at, payment_index)',
      'create index payments_by_member on payments (user_id)',
    ],
  },
  {
    name: '0007Administrators',
    statements: ({ text, isPostgres }) => [
      `alter table administrators add column disabled_at ${text}`,
      `create table sign_in_addresses (
        administrator_id integer not null references administrators (id) on delete cascade,
        address_hash ${text} not null,
        last_sign_in_at ${text} not null,
        primary key (administrator_id, address_hash)
      )`,
      'create index sign_in_addresses_by_date on sign_in_addresses (last_sign_in_at)',
      `alter table audit_log add column address ${text}`,
      ...dropped('index', ['audit_log_by_subject']),
      'create index audit_log_by_subject on audit_log (subject, subject_id, id)',
      'create index audit_log_by_administrator on audit_log (administrator, id)',
      'create index audit_log_by_action on audit_log (action, id)',
      'create index audit_log_by_time on audit_log (at, id)',
      isPostgres
        ? // Beside the triggers; a superuser has every right all the same.
          'revoke update, delete, truncate on audit_log from public, current_user'
        : // `insert or replace` of another program would not fire the trigger that refuses to delete.
          `create trigger audit_log_refuses_replace before insert on audit_log
            when exists (select 1 from audit_log where id = new.id)
            begin select raise(abort, 'The audit log is only added to.'); end`,
    ],
  },
  {
    name: '0008Purges',
    statements: ({ text }) => [
      `alter table members add column purged_at ${text}`,
      ...dropped('index', ['deleted_members']),
      `create index deleted_members on members (deleted_at, user_id)
        where deleted_at is not null and purged_at is null`,
    ],
  },
  {
    name: '0009Journal',
    statements: () => ['create index audit_log_by_administrator_and_action on audit_log (administrator, action, id)'],
  },
  {
    name: '0010NameIndex',
    statements: ({ isPostgres }) => (isPostgres ? [] : ['alter table members add column number integer']),
  },
  { name: '0011MemberIndex' },
  {
    name: '0012PictureIndex',
    statements: () => ['create index members_by_picture on members (profile_link) where profile_link is not null'],
  },
  {
    // The three columns of rate-limiter-flexible.
    name: '0013RateLimits',
    statements: ({ text }) => [
      'drop table if exists throttles',
      `create table throttles (key ${text} primary key, points integer not null, expire bigint)`,
      'create index throttles_by_end on throttles (expire)',
    ],
  },
  {
    // After a year entries may be moved into a file (JOURNAL_DAYS); before it nobody deletes them but by taking the guard away.
    name: '0014JournalRetention',
    statements: ({ isPostgres }) =>
      isPostgres
        ? [
            'drop trigger if exists audit_log_refuses_change on audit_log',
            `create trigger audit_log_refuses_change before update or truncate on audit_log
              for each statement execute function refuse_change()`,
            `create trigger audit_log_refuses_delete before delete on audit_log for each row
              when (old.at > to_char((now() - interval '365 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') collate "C")
              execute function refuse_change()`,
            'grant delete on audit_log to current_user',
          ]
        : [
            ...dropped('trigger', ['audit_log_refuses_delete']),
            `create trigger audit_log_refuses_delete before delete on audit_log
              when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days')
              begin select raise(abort, 'The audit log is only added to, and lets go what is older than a year.'); end`,
          ],
  },
  {
    // The function of that index (letters_in) stays for the release before.
    name: '0015Searches',
    statements: ({ isPostgres }) => (isPostgres ? dropped('index', ['members_by_letters']) : []),
  },
  {
    name: '0016NamesInTheList',
    statements: ({ isPostgres }) => (isPostgres ? [] : memberIndexOnSqlite),
  },
];
