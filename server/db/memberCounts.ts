// Once a statement: 100,000 updates of one counter take PostgreSQL hours. In order, so that two transactions do not wait for each other.
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

/** Its triggers take away exactly what they have added: a member who is replaced counts once, from SQLite 3.34 on. */
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

export const memberCounts = (isPostgres: boolean) => (isPostgres ? countsOnPostgres : countsOnSqlite);
