import type { Migration } from './migration';

const refusal = 'The audit log is only added to, and lets go what is older than a year.';

const onSqlite = [
  'drop trigger audit_log_refuses_delete',
  `create trigger audit_log_refuses_delete before delete on audit_log
    when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days') begin select raise(abort, '${refusal}'); end`,
];

const onPostgres = [
  'drop trigger audit_log_refuses_change on audit_log',
  `create trigger audit_log_refuses_change before update or truncate on audit_log
    for each statement execute function refuse_change()`,
  `create trigger audit_log_refuses_delete before delete on audit_log for each row
    when (old.at > to_char((now() - interval '365 days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') collate "C")
    execute function refuse_change()`,
  'grant delete on audit_log to current_user',
];

/** After a year entries may be moved into a file (JOURNAL_DAYS); before it nobody deletes them but by taking the guard away. */
export const journalRetention: Migration = {
  name: '0014JournalRetention',
  statements: ({ engine }) => (engine === 'postgres' ? onPostgres : onSqlite),
};
