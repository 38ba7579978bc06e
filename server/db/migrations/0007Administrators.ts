import type { Migration } from './migration';

/** Needs no pragma: `insert or replace` of another program would not fire the trigger that refuses to delete. */
const refuseReplaceOnSqlite = `create trigger audit_log_refuses_replace before insert on audit_log
  when exists (select 1 from audit_log where id = new.id)
  begin select raise(abort, 'The audit log is only added to.'); end`;

// Beside the triggers; a superuser has every right all the same.
const revokeOnPostgres = 'revoke update, delete, truncate on audit_log from public, current_user';

export const administratorAccounts: Migration = {
  name: '0007Administrators',
  statements: ({ text, engine }) => [
    `alter table administrators add column disabled_at ${text}`,
    `create table sign_in_addresses (
      administrator_id integer not null references administrators (id) on delete cascade,
      address_hash ${text} not null,
      last_sign_in_at ${text} not null,
      primary key (administrator_id, address_hash)
    )`,
    `create index sign_in_addresses_by_date on sign_in_addresses (last_sign_in_at)`,
    `alter table audit_log add column address ${text}`,
    'drop index audit_log_by_subject',
    `create index audit_log_by_subject on audit_log (subject, subject_id, id)`,
    `create index audit_log_by_administrator on audit_log (administrator, id)`,
    `create index audit_log_by_action on audit_log (action, id)`,
    `create index audit_log_by_time on audit_log (at, id)`,
    engine === 'postgres' ? revokeOnPostgres : refuseReplaceOnSqlite,
  ],
};
