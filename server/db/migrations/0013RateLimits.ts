import type { Migration } from './migration';

/** The three columns of rate-limiter-flexible. What was counted until then is forgotten. */
export const rateLimits: Migration = {
  name: '0013RateLimits',
  statements: ({ text }) => [
    'drop table throttles',
    `create table throttles (key ${text} primary key, points integer not null, expire bigint)`,
    'create index throttles_by_end on throttles (expire)',
  ],
};
