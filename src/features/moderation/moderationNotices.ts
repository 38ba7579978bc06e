import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { moderationApi } from './moderationApi';

export const moderationNotices: NoticesFor<typeof moderationApi> = {
  listBlocks: {},
  listReports: {},
  listMatches: {},
  listNotes: { failure: 'in place' },
  addNote: { failure: 'in place' },
  deleteNote: { failure: 'in place' },
};
