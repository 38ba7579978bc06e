import type { Generated, GeneratedAlways } from 'kysely';

/** An instant as ISO 8601 UTC text with milliseconds: sorts as text, and reads the same on SQLite and PostgreSQL. */
export type Instant = string;

export type MemberStatus = 'pending' | 'approved' | 'blocked' | 'rejected';
export type Listing = 'pending' | 'accepted' | 'rejected' | 'deleted';
export type PaymentState = 'Processing' | 'Failed' | 'Success';

export type Database = {
  administrators: {
    id: Generated<number>;
    email: string;
    username: string;
    password_hash: string;
    created_at: Instant;
    disabled_at: Instant | null;
  };
  sign_in_addresses: {
    administrator_id: number;
    address_hash: string;
    last_sign_in_at: Instant;
  };
  sessions: {
    /** SHA-256 of the token in hexadecimal; the token itself is never stored. */
    token_hash: string;
    administrator_id: number;
    created_at: Instant;
    expires_at: Instant;
  };
  reset_codes: {
    code_hash: string;
    administrator_id: number;
    created_at: Instant;
    expires_at: Instant;
    used_at: Instant | null;
  };
  throttles: {
    key: string;
    points: number;
    expire: number | null;
  };
  /** Only added to: the database refuses every other change, but to let go what is older than a year. */
  audit_log: {
    id: Generated<number>;
    at: Instant;
    administrator_id: number | null;
    administrator: string | null;
    action: string;
    subject: string;
    subject_id: string | null;
    before: string | null;
    after: string | null;
    address: string | null;
  };
  members: {
    user_id: string;
    username: string;
    /** The name in lower case and composed form: SQLite folds ASCII only, so the program folds. */
    username_folded: string;
    email: string | null;
    phone: string | null;
    status: MemberStatus;
    /** The list of the console that shows the member; the database derives it, so that an index can count and order each list. */
    listing: GeneratedAlways<Listing>;
    profile_link: string | null;
    created_at: Instant;
    deleted_at: Instant | null;
    purged_at: Instant | null;
  };
  member_details: {
    user_id: string;
    /** The groups of the contract as JSON objects of text fields: shown as they are, never queried. */
    personal: string;
    career: string;
    family: string;
    partner: string;
  };
  member_counts: {
    listing: GeneratedAlways<Listing>;
    status: GeneratedAlways<MemberStatus>;
    month: GeneratedAlways<string>;
    count: GeneratedAlways<number>;
  };
  deletion_requests: {
    id: Generated<number>;
    user_id: string;
    requested_at: Instant;
    accepted_at: Instant | null;
  };
  blocks: {
    blocker_id: string;
    blocked_id: string;
    created_at: Instant;
  };
  reports: {
    id: Generated<number>;
    reported_id: string;
    reporter_id: string;
    reason: string;
    reported_at: Instant;
  };
  interests: {
    interest_id: Generated<number>;
    requester_id: string;
    accepter_id: string;
    sent_on: Instant;
    accepted_on: Instant | null;
  };
  payments: {
    payment_index: Generated<number>;
    user_id: string | null;
    user_name: string;
    phone_no: string;
    state: PaymentState;
    created_at: Instant;
  };
  app_versions: {
    version_id: Generated<number>;
    android_version: string;
    ios_version: string;
    status: 0 | 1;
    created_at: Instant;
  };
  settings: {
    name: string;
    value: string;
  };
  panchanga: {
    daily_panchanga_id: Generated<number>;
    date: string;
    nakshatra: string;
    thithi: string;
    vaaara: string;
    yoga: string;
    karana: string;
  };
  vendor_ad_categories: {
    vendor_ads_category_id: Generated<number>;
    category: string;
    /** The name in lower case with single spaces: one category a name, however it is written. */
    category_folded: string;
    status: 0 | 1;
  };
  vendor_ads: {
    vendor_ads_id: Generated<number>;
    title: string;
    description: string;
    /** E.164 digits without the plus sign. */
    mobile: string;
    email: string;
    address: string;
    image: string | null;
    category: string;
    is_visible: 1 | 2;
    created_at: Instant;
    expires_at: Instant;
  };
};
