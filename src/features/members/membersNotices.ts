import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { bulkApi } from './bulk/bulkApi';
import { memberAnswers } from './memberAnswers';
import type { memberByPhoneApi } from './memberByPhoneApi';

/** The specified sentence, with the number if more than one; none if nothing was done. */
function sentenceOfMany(word: string, count: number) {
  if (count === 0) return '';
  return count === 1 ? `${word} successfully!!` : `${count} ${word.toLowerCase()} successfully!!`;
}

export const membersNotices: NoticesFor<typeof memberByPhoneApi> & NoticesFor<typeof bulkApi> = {
  // Polled: a toast would return with every attempt.
  getStats: { failure: 'in place' },
  getRegistrations: {},
  // Section 8 gives the pending list no toast.
  listMembers: { failure: ({ group }) => (group === 'pending' ? 'in place' : 'toast') },
  readMembers: { failure: 'in place' },
  getAllMembers: {},
  getAllMembersPage: { failure: 'in place' },
  getEveryonePage: { failure: 'in place' },
  getSharedSigns: {},
  searchMembers: {},
  getMember: {},
  findMembers: { failure: 'in place' },
  findMember: { failure: 'in place' },
  findMembersByPhone: { failure: 'only toast' },
  acceptMember: { success: 'Accepted successfully!!', failure: 'in place' },
  rejectMember: { success: 'Rejected successfully!!', failure: 'in place' },
  blockMember: { success: 'Blocked successfully!!' },
  unblockMember: { success: 'Unblocked successfully!!' },
  answerInBulk: { failure: 'in place' },
  endBulk: { success: (_reply, { answer, ids }) => sentenceOfMany(memberAnswers[answer].done, ids.length) },
  listDeletionRequests: {},
  listDeletedMembers: {},
  // Section 8 has neither sentence; the dialog shows the failure.
  acceptDeletion: { success: 'Account deleted', failure: 'in place' },
};
