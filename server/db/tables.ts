import type { Database } from './schema';

/** Those that refer to others come first. */
export const tables = [
  'sessions',
  'reset_codes',
  'throttles',
  'audit_log',
  'sign_in_addresses',
  'administrators',
  'member_counts',
  'member_details',
  'deletion_requests',
  'blocks',
  'reports',
  'interests',
  'payments',
  'members',
  'app_versions',
  'settings',
  'panchanga',
  'vendor_ad_categories',
  'vendor_ads',
] satisfies (keyof Database)[];
