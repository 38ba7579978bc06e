import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { moderationApi } from './moderationApi';

export const moderationNotices: NoticesFor<typeof moderationApi> = {
  listBlocks: {},
  listReports: {},
  listMatches: {},
};
