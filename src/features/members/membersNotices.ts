import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { membersApi } from './membersApi';

export const membersNotices: NoticesFor<typeof membersApi> = {
  // Polled: a toast would return with every attempt.
  getStats: { failure: 'in place' },
  getRegistrations: {},
  // Section 8 gives the pending list no toast.
  listMembers: { failure: ({ group }) => (group === 'pending' ? 'in place' : 'toast') },
  searchMembers: {},
  getMember: {},
  acceptMember: { success: 'Accepted successfully!!', failure: 'in place' },
  rejectMember: { success: 'Rejected successfully!!', failure: 'in place' },
  blockMember: { success: 'Blocked successfully!!' },
  unblockMember: { success: 'Unblocked successfully!!' },
  listDeletionRequests: {},
  listDeletedMembers: {},
  // Section 8 has neither sentence; the dialog shows the failure.
  acceptDeletion: { success: 'Account deleted', failure: 'in place' },
};
