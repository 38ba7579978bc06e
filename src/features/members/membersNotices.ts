import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { memberListApi } from './list/memberListApi';
import type { ById, membersApi, SavedDecision } from './membersApi';

const undo = ({ id }: SavedDecision, { isUndo }: ById) => (isUndo ? undefined : { memberIds: [id] });

export const membersNotices: NoticesFor<typeof membersApi> & NoticesFor<typeof memberListApi> = {
  // Polled: a toast would return with every attempt.
  getStats: { failure: 'in place' },
  getRegistrations: {},
  // Section 8 gives the pending list no toast.
  listMembers: { failure: ({ group }) => (group === 'pending' ? 'in place' : 'toast') },
  searchMembers: {},
  queryMembers: { failure: 'in place' },
  getMember: {},
  // It was asked for by a press, and may have no row to say it in.
  takeBack: {
    success: ({ status, wantsDeletion }, { name }) =>
      `Undone: ${name} is ${status} again${wantsDeletion ? ', and asks for the deletion' : ''}`,
    failure: 'only toast',
  },
  acceptMember: { success: 'Accepted successfully!!', failure: 'in place', undo },
  rejectMember: { success: 'Rejected successfully!!', failure: 'in place', undo },
  blockMember: { success: 'Blocked successfully!!', undo },
  unblockMember: { success: 'Unblocked successfully!!', undo },
  listSimilar: { failure: 'in place' },
  listDeletionRequests: {},
  listDeletedMembers: {},
  // Section 8 has neither sentence; the dialog shows the failure.
  acceptDeletion: { success: 'Account deleted', failure: 'in place', undo },
};
