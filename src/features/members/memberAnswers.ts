export type MemberAnswer = 'accept' | 'reject' | 'block' | 'unblock';

type ListName = 'accepted' | 'rejected' | 'reported';

/**
 * The call for each answer, the status that it leaves behind, and the lists that are asked anew. The contract has one call for
 * accepting and unblocking: a rejected member is approved by it, and moves from one list to the other.
 */
export const memberAnswers: Record<MemberAnswer, { path: string; status: string; lists: readonly ListName[] }> = {
  // The pending list is left alone on purpose: the answered row stays on screen with its outcome until the next visit.
  accept: { path: '/admins/accept', status: 'approved', lists: ['accepted'] },
  reject: { path: '/admins/reject', status: 'rejected', lists: ['rejected'] },
  block: { path: '/admins/block', status: 'blocked', lists: ['accepted', 'reported'] },
  unblock: { path: '/admins/accept', status: 'approved', lists: ['accepted', 'rejected', 'reported'] },
};
