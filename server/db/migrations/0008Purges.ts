import type { Migration } from './migration';

export const purges: Migration = {
  name: '0008Purges',
  statements: ({ text }) => [
    `alter table members add column purged_at ${text}`,
    'drop index deleted_members',
    'create index deleted_members on members (deleted_at, user_id) where deleted_at is not null and purged_at is null',
  ],
};
