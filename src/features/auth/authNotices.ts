import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { authApi } from './authApi';

export const authNotices: NoticesFor<typeof authApi> = {
  signIn: {},
  signOut: { failure: 'in place' },
  changePassword: { success: (message) => message || 'The password was changed.' },
  requestPasswordReset: { success: (message) => message || 'If the address is known, a link is on its way.' },
  resetPassword: { success: (message) => message || 'The password was changed. Please sign in.' },
};
