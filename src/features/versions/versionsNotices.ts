import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { versionsApi } from './versionsApi';

export const versionsNotices: NoticesFor<typeof versionsApi> = {
  listVersions: {},
  addVersion: { success: 'Version added' },
  updateVersion: {
    success: 'Version updated',
    failure: (change) => ('isActive' in change ? 'only toast' : 'toast'),
  },
  switchMaintenance: { failure: 'only toast' },
};
