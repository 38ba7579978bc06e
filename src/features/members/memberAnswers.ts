export type MemberAnswer = 'accept' | 'reject' | 'block' | 'unblock';

export const isDangerous = (answer: MemberAnswer) => answer === 'reject' || answer === 'block';

/** What was saved about a member. */
export type SavedAnswer = { answer: MemberAnswer | 'delete'; id: string };

type AnswerFacts = {
  path: string;
  action: string;
  done: string;
  /** The status afterwards. */
  status: string;
  lists: readonly ('accepted' | 'rejected' | 'reported')[];
};

/** Accepting and unblocking are one call: it moves a rejected member from one list to the other. */
export const memberAnswers: Record<MemberAnswer, AnswerFacts> = {
  // The pending list is not invalidated: the answered row stays on screen with its outcome until the next visit.
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

export const isAnswered = (status: string) => Object.values(memberAnswers).some((facts) => facts.status === status);
