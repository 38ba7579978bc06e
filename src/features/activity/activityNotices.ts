import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { activityApi } from './activityApi';

export const activityNotices: NoticesFor<typeof activityApi> = {
  listActivity: { failure: 'in place' },
  noteExport: { failure: 'in place' },
};
