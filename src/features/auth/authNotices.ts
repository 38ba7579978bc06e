import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { authApi } from './authApi';
import type { preferencesApi } from './accountPreferences';
import type { factorApi } from './secondFactor/factorApi';
import type { sessionsApi } from './sessions/sessionsApi';

export const authNotices: NoticesFor<typeof authApi & typeof factorApi & typeof sessionsApi & typeof preferencesApi> = {
  signIn: {},
  answerChallenge: { failure: 'in place' },
  confirmIdentity: { failure: 'in place' },
  listFactors: { failure: 'in place' },
  beginApp: { failure: 'in place' },
  beginPasskey: { failure: 'in place' },
  confirmFactor: { success: 'Second factor added', failure: 'in place' },
  removeFactor: { success: 'Second factor removed', failure: 'in place' },
  makeRecoveryCodes: { failure: 'in place' },
  listSessions: { failure: 'in place' },
  endSession: { success: 'Session ended', failure: 'in place' },
  endOtherSessions: { success: 'All other sessions ended', failure: 'in place' },
  getPreferences: { failure: 'in place' },
  keepPreferences: { failure: 'in place' },
  signOut: { failure: 'in place' },
  changePassword: { success: (message) => message || 'The password was changed.' },
  requestPasswordReset: { success: (message) => message || 'If the address is known, a link is on its way.' },
  resetPassword: { success: (message) => message || 'The password was changed. Please sign in.' },
};
