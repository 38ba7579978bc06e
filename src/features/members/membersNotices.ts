import type { NoticesFor } from '@/shared/notices/noticesFor';
import { decisions, type Decision, type membersApi } from './membersApi';

/** Of a run: the specified sentence, with the number if more than one; none if nothing was done. */
export function sentenceOfRun(decision: Decision, count: number) {
  const { done } = decisions[decision];
  if (count === 0) return '';
  return count === 1 ? `${done} successfully!!` : `${count} ${done.toLowerCase()} successfully!!`;
}

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
