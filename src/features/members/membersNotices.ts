import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { bulkApi } from './bulk/bulkApi';
import { memberAnswers } from './memberAnswers';
import type { memberByPhoneApi } from './memberByPhoneApi';

/** The specified sentence, with the number where there is more than one; a run in which nothing was done has none. */
function sentenceOfMany(word: string, count: number) {
  if (count === 0) return '';
  return count === 1 ? `${word} successfully!!` : `${count} ${word.toLowerCase()} successfully!!`;
}

export const membersNotices: NoticesFor<typeof memberByPhoneApi> & NoticesFor<typeof bulkApi> = {
  // They are polled, and say beneath themselves why they could not be read: a toast would come back with every try.
  getStats: { failure: 'in place' },
  getRegistrations: {},
  // The catalogue of errors gives the pending list no toast; the list itself says why it could not be loaded.
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
  // The row has no room for the reason.
  findMembersByPhone: { failure: 'only toast' },
  acceptMember: { success: 'Accepted successfully!!', failure: 'in place' },
  rejectMember: { success: 'Rejected successfully!!', failure: 'in place' },
  blockMember: { success: 'Blocked successfully!!' },
  unblockMember: { success: 'Unblocked successfully!!' },
  answerInBulk: { failure: 'in place' },
  endBulk: { success: (_reply, { answer, ids }) => sentenceOfMany(memberAnswers[answer].done, ids.length) },
  listDeletionRequests: {},
  listDeletedMembers: {},
  // The catalogue has no words for either end; the question says why it was not saved.
  acceptDeletion: { success: 'Account deleted', failure: 'in place' },
};
