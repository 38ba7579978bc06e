import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { versionsApi } from './versionsApi';

export const versionsNotices: NoticesFor<typeof versionsApi> = {
  // The list is polled behind other screens.
  listVersions: { failure: (_arg, isRefetch) => (isRefetch ? 'in place' : 'toast') },
  addVersion: { success: 'Version added' },
  updateVersion: {
    success: 'Version updated',
    failure: (change) => ('isActive' in change ? 'only toast' : 'toast'),
  },
  switchMaintenance: { failure: 'only toast' },
};
