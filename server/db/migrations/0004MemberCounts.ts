import type { Migration } from './migration';

const change = (row: 'new' | 'old', by: 1 | -1) =>
  `insert into member_counts (listing, status, month, count)
    values (${row}.listing, ${row}.status, substr(${row}.created_at, 1, 7), ${by})
    on conflict (listing, status, month) do update set count = count + ${by};`;

const onSqlite = [
  `create trigger members_count_insert after insert on members begin ${change('new', 1)} end`,
  `create trigger members_count_delete after delete on members begin ${change('old', -1)} end`,
  `create trigger members_count_update after update of status, deleted_at, created_at on members
    begin ${change('old', -1)} ${change('new', 1)} end`,
];

// Once a statement, not once a row: a hundred thousand updates of one counter in one transaction would take PostgreSQL hours.
// The order keeps two transactions from waiting for each other.
const countRows = (rows: string) =>
  `insert into member_counts (listing, status, month, count)
    select listing, status, substr(created_at, 1, 7), sum(step) from (${rows}) as rows
    group by 1, 2, 3 having sum(step) <> 0 order by 1, 2, 3
    on conflict (listing, status, month) do update set count = member_counts.count + excluded.count`;
const added = 'select listing, status, created_at, 1 as step from added';
const gone = 'select listing, status, created_at, -1 as step from gone';
const countsOnPostgres = (name: string, rows: string) =>
  `create or replace function ${name}() returns trigger language plpgsql as 'begin ${countRows(rows)}; return null; end'`;

const onPostgres = [
  countsOnPostgres('count_added_members', added),
  countsOnPostgres('count_gone_members', gone),
  countsOnPostgres('count_changed_members', `${gone} union all ${added}`),
  `create trigger members_count_insert after insert on members referencing new table as added
    for each statement execute function count_added_members()`,
  `create trigger members_count_delete after delete on members referencing old table as gone
    for each statement execute function count_gone_members()`,
  `create trigger members_count_update after update on members referencing old table as gone new table as added
    for each statement execute function count_changed_members()`,
];

/** Figures and lengths of lists are read on every screen: counted when a member changes, they need not be counted then. */
export const memberCounts: Migration = {
  name: '0004MemberCounts',
  statements: ({ text, engine }) => [
    `create table member_counts (
      listing ${text} not null,
      status ${text} not null,
      month ${text} not null,
      count integer not null,
      primary key (listing, status, month)
    )`,
    `insert into member_counts (listing, status, month, count)
      select listing, status, substr(created_at, 1, 7), count(*) from members group by 1, 2, 3`,
    ...(engine === 'postgres' ? onPostgres : onSqlite),
    'create index members_by_listing_and_name on members (listing, created_at, user_id, username_folded)',
    'drop index members_by_listing',
    'drop index members_by_status',
    'drop index members_by_month',
  ],
};
