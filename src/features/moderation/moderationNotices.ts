import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { moderationApi } from './moderationApi';

export const moderationNotices: NoticesFor<typeof moderationApi> = {
  listBlocks: {},
  listReports: {},
  // reports/decideReports.ts tells a refusal.
  decideReports: {
    success: (_reply, { decision }) => (decision === 'reopen' ? 'Reports opened again' : 'Reports closed'),
    undo: (_reply, { id, decision }) =>
      decision === 'reopen' ? undefined : { endpoint: 'decideReports', arg: { id, decision: 'reopen' } },
    failure: 'in place',
  },
  listMatches: {},
  listNotes: { failure: 'in place' },
  addNote: { failure: 'in place' },
  deleteNote: { failure: 'in place' },
};
