// After a year entries may be moved into a file (JOURNAL_DAYS); before it nobody deletes them but by taking the guard away.
const journalOnPostgres = [
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
const journalOnSqlite = [
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
export const guardReadings = (isPostgres: boolean) =>
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

export const guardJournal = (isPostgres: boolean) => (isPostgres ? journalOnPostgres : journalOnSqlite);
