export const factorIndexes = [
  'second_factors_by_administrator on second_factors (administrator_id)',
  'recovery_codes_by_administrator on recovery_codes (administrator_id)',
  'factor_challenges_by_administrator on factor_challenges (administrator_id)',
];

export const subjectIndex = 'audit_log_by_subject on audit_log (subject, subject_id, id) where subject_id is not null';
export const journalIndexes = [
  'audit_log_by_administrator on audit_log (administrator, id)',
  'audit_log_by_action on audit_log (action, id)',
];
/** PostgreSQL keeps equal keys once, so without the number; rows lie in the order of their time: a million take 93 MB. */
export const readingIndexes = (isPostgres: boolean) => [
  `readings_by_time on readings ${isPostgres ? 'using brin ' : ''}(at)`,
  'readings_by_reader on readings (reader_id)',
  'readings_by_subject on readings (subject_id)',
  'viewed_profiles on readings (reader_id) where rows is null',
];
export const readingNames = [
  'readers_by_all on readers (administrator_id, administrator, address)',
  'read_subjects_by_name on read_subjects (kind, name)',
];

export const makeAgain = (index: string) => [`drop index if exists ${index.split(' ')[0]}`, `create index ${index}`];

export const browsersByEnd = 'known_browsers_by_end on known_browsers (expires_at)';

export const indexes = [
  'sessions_by_administrator on sessions (administrator_id)',
  'sessions_by_expiry on sessions (expires_at)',
  ...factorIndexes,
  'reset_codes_by_administrator on reset_codes (administrator_id)',
  'sign_in_addresses_by_date on sign_in_addresses (last_sign_in_at)',
  browsersByEnd,
  'throttles_by_end on throttles (expire)',
  subjectIndex,
  ...journalIndexes,
  'audit_log_by_time on audit_log (at, id)',
  'audit_log_by_administrator_and_action on audit_log (administrator, action, id)',
  'members_by_list on members (listing, created_at, user_id, status, username_folded)',
  'deleted_members on members (deleted_at, user_id) where deleted_at is not null and purged_at is null',
  'members_by_picture on members (profile_link) where profile_link is not null',
  'open_deletion_requests_by_date on deletion_requests (requested_at, id) where accepted_at is null',
  'deletion_requests_by_member on deletion_requests (user_id)',
  'blocks_by_date on blocks (created_at, blocker_id, blocked_id)',
  'blocks_by_blocked on blocks (blocked_id)',
  'reports_by_member on reports (reported_id, reported_at)',
  'reports_by_date on reports (reported_at, id)',
  'reports_by_reporter on reports (reporter_id)',
  'accepted_interests on interests (accepted_on, interest_id) where accepted_on is not null',
  'member_notes_by_member on member_notes (user_id, note_id)',
  'interests_by_requester on interests (requester_id)',
  'interests_by_accepter on interests (accepter_id)',
  'payments_by_date on payments (created_at, payment_index)',
  'payments_by_state on payments (state, created_at, payment_index)',
  'payments_by_member on payments (user_id)',
  'panchanga_by_date on panchanga (date)',
  'vendor_ads_by_date on vendor_ads (created_at)',
  'vendor_ads_by_expiry on vendor_ads (expires_at)',
];
