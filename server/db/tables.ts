import type { Database } from './schema';

/** Each with the columns of its key, those that refer to others behind them; without the counts, which triggers make. */
export const tables = {
  administrators: ['id'],
  sessions: ['token_hash'],
  reset_codes: ['code_hash'],
  sign_in_addresses: ['administrator_id', 'address_hash'],
  throttles: ['key'],
  audit_log: ['id'],
  members: ['user_id'],
  member_details: ['user_id'],
  deletion_requests: ['id'],
  blocks: ['blocker_id', 'blocked_id'],
  reports: ['id'],
  interests: ['interest_id'],
  payments: ['payment_index'],
  app_versions: ['version_id'],
  settings: ['name'],
  panchanga: ['daily_panchanga_id'],
  vendor_ad_categories: ['vendor_ads_category_id'],
  vendor_ads: ['vendor_ads_id'],
} satisfies Partial<Record<keyof Database, [string, ...string[]]>>;
