import type { Migration } from './migration';

// Without `on conflict`: an `insert or replace` of another program would put its own rule in the place of ours.
const count = (row: 'new' | 'old', by: 1 | -1) => {
  const key = `listing = ${row}.listing and status = ${row}.status and month = ${row}.month`;
  return `insert into member_counts (listing, status, month, count)
      select ${row}.listing, ${row}.status, ${row}.month, 0 where not exists (select 1 from member_counts where ${key});
    update member_counts set count = count + ${by} where ${key};`;
};
const addName = `insert into member_names (rowid, name) values (new.number, new.name);`;
const removeName = `insert into member_names (member_names, rowid, name) values ('delete', old.number, old.name);`;

/** As the index holds them: two blanks behind a name make every letter of it the beginning of a trigram. */
const facts = (member: string) => `${member}username_folded || '  ' as name, ${member}listing as listing,
  ${member}status as status, substr(${member}created_at, 1, 7) as month`;
const changed = `(name, listing, status, month) = (select name, listing, status, month from (select ${facts('new.')}))`;

const onSqlite = [
  ...['member_names', 'members_count'].flatMap((name) =>
    ['insert', 'delete', 'update'].map((change) => `drop trigger ${name}_${change}`),
  ),
  'drop table member_names_terms',
  'drop table member_names',
  'delete from member_counts',
  `create table member_index (
    number integer primary key,
    member_id text not null unique,
    name text not null,
    listing text not null,
    status text not null,
    month text not null
  )`,
  `create virtual table member_names using fts5
    (name, content = 'member_index', content_rowid = 'number', tokenize = 'trigram case_sensitive 1')`,
  'create virtual table member_names_terms using fts5vocab (member_names, instance)',
  `insert into member_index (number, member_id, name, listing, status, month)
    select number, user_id, ${facts('')} from members order by number`,
  `insert into member_names (member_names) values ('rebuild')`,
  `insert into member_counts (listing, status, month, count)
    select listing, status, month, count(*) from member_index group by 1, 2, 3`,
  'drop table member_numbers',

  `create trigger member_index_insert after insert on member_index begin ${addName} ${count('new', 1)} end`,
  `create trigger member_index_delete after delete on member_index begin ${removeName} ${count('old', -1)} end`,
  `create trigger member_index_name after update of name on member_index when old.name <> new.name
    begin ${removeName} ${addName} end`,
  `create trigger member_index_count after update of listing, status, month on member_index
    when (old.listing, old.status, old.month) <> (new.listing, new.status, new.month)
    begin ${count('old', -1)} ${count('new', 1)} end`,

  `create trigger members_insert after insert on members begin
    insert into member_index (member_id, name, listing, status, month)
      select new.user_id, ${facts('new.')} where not exists (select 1 from member_index where member_id = new.user_id);
    update member_index set ${changed} where member_id = new.user_id;
    update members set number = (select number from member_index where member_id = new.user_id) where user_id = new.user_id;
  end`,
  `create trigger members_delete after delete on members
    begin delete from member_index where member_id = old.user_id; end`,
  `create trigger members_update after update of user_id, username_folded, status, deleted_at, created_at on members begin
    delete from member_index where member_id = new.user_id and old.user_id <> new.user_id;
    update member_index set member_id = new.user_id, ${changed} where member_id = old.user_id;
  end`,
];

/**
 * What is counted and found by name stands in a table of its own, and its triggers take away exactly what they have added. So a
 * member that another program replaces counts once, and SQLite 3.34 can write everything (Debian 12 has 3.40).
 */
export const memberIndex: Migration = {
  name: '0011MemberIndex',
  statements: ({ engine }) => (engine === 'postgres' ? [] : onSqlite),
};
