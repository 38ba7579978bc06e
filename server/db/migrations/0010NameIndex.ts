import type { Migration } from './migration';

const numberOf = (row: 'new' | 'old') => `(select number from member_numbers where member_id = ${row}.user_id)`;

// Two blanks behind a name make every letter of it the beginning of a trigram, so that one or two letters are found by the first
// trigrams that begin with them. The number beside the member spares a search from looking for each member by its id.
const onSqlite = [
  'drop trigger member_names_insert',
  'drop trigger member_names_update',
  'alter table members add column number integer',
  'update members set number = (select number from member_numbers where member_id = user_id)',
  'create index members_by_number on members (number)',
  'drop table member_names',
  `create virtual table member_names using fts5
    (name, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
  `insert into member_names (rowid, name) select number, username_folded || '  ' from members order by number`,
  'create virtual table member_names_terms using fts5vocab (member_names, instance)',
  // An `insert or replace` would take every conflict here as its own, so there must be none.
  `create trigger member_names_insert after insert on members begin
    insert into member_numbers (member_id) select new.user_id where ${numberOf('new')} is null;
    update members set number = ${numberOf('new')} where user_id = new.user_id;
    delete from member_names where rowid = ${numberOf('new')};
    insert into member_names (rowid, name) values (${numberOf('new')}, new.username_folded || '  ');
  end`,
  `create trigger member_names_update after update of username_folded, user_id on members begin
    update member_numbers set member_id = new.user_id where member_id = old.user_id;
    update member_names set name = new.username_folded || '  ' where rowid = ${numberOf('new')};
  end`,
];

const onPostgres = [
  // Every letter, and every letter with the one behind it; some twice, which the index does not mind.
  `create or replace function letters_in(name text) returns text[] language sql immutable strict parallel safe as
    'select string_to_array(name, null)
      || array(select substr(name, place, 2) from generate_series(1, char_length(name)) as place)'`,
  'create index members_by_letters on members using gin (letters_in(username_folded))',
];

export const nameIndex: Migration = {
  name: '0010NameIndex',
  statements: ({ engine }) => (engine === 'postgres' ? onPostgres : onSqlite),
};
