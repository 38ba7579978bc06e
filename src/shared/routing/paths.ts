const memberPattern = '/admin/view-user/:id';

export const paths = {
  signIn: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  dashboard: '/admin/dashboard',
  requests: '/admin/requests',
  users: '/admin/users',
  deletionRequests: '/admin/delete-requests',
  deletedMembers: '/admin/view-all-deleted-users',
  profile: '/admin/profile',
  reports: '/admin/reported_users_profiles',
  blocks: '/admin/blocked_users',
  payments: '/admin/premium-analytics',
  vendorAds: '/admin/vendor_ads',
  panchanga: '/admin/daily_panchanga',
  activity: '/admin/activity',
  memberPattern,
  member: (id: string) => memberPattern.replace(':id', encodeURIComponent(id)),
};
