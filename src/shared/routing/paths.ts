import { pathPart } from '@/shared/idInAddress';

/** Every address inside the console, built in one place. */
export const paths = {
  signIn: '/auth/login',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  dashboard: '/admin/dashboard',
  users: '/admin/users',
  deletedMembers: '/admin/view-all-deleted-users',
  profile: '/admin/profile',
  panchanga: '/admin/daily_panchanga',
  member: (id: string) => `/admin/view-user/${pathPart(id)}`,
};
