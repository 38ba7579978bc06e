import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { ActivityApi } from './activityApi';

export const activityNotices: NoticesFor<ActivityApi> = {
  getJournalOffer: { failure: 'in place' },
  listActivity: { failure: 'in place' },
  readActivity: { failure: 'only toast' },
};
