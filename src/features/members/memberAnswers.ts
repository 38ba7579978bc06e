export type MemberAnswer = 'accept' | 'reject' | 'block' | 'unblock';

export const isDangerous = (answer: MemberAnswer) => answer === 'reject' || answer === 'block';

/** What was saved about a member. */
export type SavedAnswer = { answer: MemberAnswer | 'delete'; id: string };

type AnswerFacts = {
  path: string;
  action: string;
  done: string;
  /** The status that it leaves behind. */
  status: string;
  /** Asked anew once it is saved. */
  lists: readonly ('accepted' | 'rejected' | 'reported')[];
};

/** The contract has one call for accepting and unblocking: a rejected member moves from one list to the other by it. */
export const memberAnswers: Record<MemberAnswer, AnswerFacts> = {
  // The pending list is left alone on purpose: the answered row stays on screen with its outcome until the next visit.
  accept: { path: '/admins/accept', action: 'Accept', done: 'Accepted', status: 'approved', lists: ['accepted'] },
  reject: { path: '/admins/reject', action: 'Reject', done: 'Rejected', status: 'rejected', lists: ['rejected'] },
  block: {
    path: '/admins/block',
    action: 'Block',
    done: 'Blocked',
    status: 'blocked',
    lists: ['accepted', 'reported'],
  },
  unblock: {
    path: '/admins/accept',
    action: 'Unblock',
    done: 'Unblocked',
    status: 'approved',
    lists: ['accepted', 'rejected', 'reported'],
  },
};

/** Whether a status is one that an answer leaves behind. */
export const isAnswered = (status: string) => Object.values(memberAnswers).some((facts) => facts.status === status);
