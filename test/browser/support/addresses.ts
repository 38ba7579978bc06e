/** Every screen of a stranger. */
export const authAddresses = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/reset-password/some-code',
];

/** Every screen of an administrator but a member's, with what its address can ask for. */
export const adminAddresses = [
  'dashboard',
  'requests',
  'requests?page=999',
  'users',
  'users?group=rejected',
  'users?name=someone%40example.org',
  'who-accepted-whom',
  'delete-requests',
  'view-all-deleted-users',
  'blocked_users',
  'reported_users_profiles',
  'daily_panchanga',
  'vendor_ads',
  'expired_vendor_ads',
  'profile',
  'premium-analytics',
  'version-control',
  'activity',
  'activity?action=view&from=2020-01-01',
].map((path) => `/admin/${path}`);
