import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { ActivityApi } from './activityApi';

export const activityNotices: NoticesFor<ActivityApi> = {
  listActivity: { failure: 'in place' },
  readActivity: { failure: 'in place' },
};
