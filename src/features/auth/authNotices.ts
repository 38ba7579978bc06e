import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { authApi } from './authApi';

export const authNotices: NoticesFor<typeof authApi> = {
  signIn: { failure: 'in place' },
  signOut: { failure: 'in place' },
  changePassword: { success: (message) => message || 'The password was changed.', failure: 'in place' },
  requestPasswordReset: {
    success: (message) => message || 'If the address is known, a link is on its way.',
    failure: 'in place',
  },
  resetPassword: {
    success: (message) => message || 'The password was changed. Please sign in.',
    failure: 'in place',
  },
};
