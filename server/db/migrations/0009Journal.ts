import type { Migration } from './migration';

/** What one administrator has done of one kind: found and counted without reading all that she did, or all of that kind. */
export const journal: Migration = {
  name: '0009Journal',
  statements: () => ['create index audit_log_by_administrator_and_action on audit_log (administrator, action, id)'],
};
