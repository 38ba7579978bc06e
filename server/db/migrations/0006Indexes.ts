import type { Migration } from './migration';

const indexes = [
  // A list reads its order, its filter and a searched name from the index alone.
  'create index members_by_list on members (listing, created_at, user_id, status, username_folded)',
  'drop index members_by_listing_and_name',
  'create index deleted_members on members (deleted_at, user_id) where deleted_at is not null',
  'drop index members_by_deletion',
  'create index open_deletion_requests_by_date on deletion_requests (requested_at, id) where accepted_at is null',
  'create index deletion_requests_by_member on deletion_requests (user_id)',
  'create index blocks_by_date on blocks (created_at, blocker_id, blocked_id)',
  'create index blocks_by_blocked on blocks (blocked_id)',
  'create index reports_by_date on reports (reported_at, id)',
  'create index reports_by_reporter on reports (reporter_id)',
  'drop index accepted_interests',
  'create index accepted_interests on interests (accepted_on, interest_id) where accepted_on is not null',
  'create index interests_by_requester on interests (requester_id)',
  'create index interests_by_accepter on interests (accepter_id)',
  'create index payments_by_state on payments (state, created_at, payment_index)',
  'create index payments_by_member on payments (user_id)',
];

const numberOf = (row: 'new' | 'old') => `(select number from member_numbers where member_id = ${row}.user_id)`;

/** The index of names knows numbers only, so members get one: found by it, one row is touched where all were read before. */
const numberedNames = [
  'drop trigger member_names_insert',
  'drop trigger member_names_delete',
  'drop trigger member_names_update',
  'drop table member_names',
  'create table member_numbers (number integer primary key, member_id text not null unique)',
  'insert into member_numbers (member_id) select user_id from members order by created_at, user_id',
  `create virtual table member_names using fts5
    (name, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`,
  `insert into member_names (rowid, name)
    select number, username_folded from member_numbers join members on user_id = member_id order by number`,
  // An `insert or replace` would take every conflict here as its own, so there must be none.
  `create trigger member_names_insert after insert on members begin
    insert into member_numbers (member_id) select new.user_id where ${numberOf('new')} is null;
    delete from member_names where rowid = ${numberOf('new')};
    insert into member_names (rowid, name) values (${numberOf('new')}, new.username_folded);
  end`,
  `create trigger member_names_delete after delete on members begin
    delete from member_names where rowid = ${numberOf('old')};
    delete from member_numbers where member_id = old.user_id;
  end`,
  `create trigger member_names_update after update of username_folded, user_id on members begin
    update member_numbers set member_id = new.user_id where member_id = old.user_id;
    update member_names set name = new.username_folded where rowid = ${numberOf('new')};
  end`,
];

export const moreIndexes: Migration = {
  name: '0006Indexes',
  statements: ({ engine }) => (engine === 'postgres' ? indexes : [...indexes, ...numberedNames]),
};
