import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { versionsApi } from './versionsApi';

export const versionsNotices: NoticesFor<typeof versionsApi> = {
  listVersions: {},
  addVersion: { success: 'Version added' },
  updateVersion: { success: 'Version updated' },
  switchVersion: { success: 'Version updated', failure: 'only toast' },
  switchMaintenance: { failure: 'only toast' },
};
