import type { Migration } from './migration';

export const journal: Migration = {
  name: '0009Journal',
  statements: () => ['create index audit_log_by_administrator_and_action on audit_log (administrator, action, id)'],
};
