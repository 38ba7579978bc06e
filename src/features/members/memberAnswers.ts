export type MemberAnswer = 'accept' | 'reject' | 'block' | 'unblock';

export const isDangerous = (answer: MemberAnswer) => answer === 'reject' || answer === 'block';

/** What was saved about a member. */
export type SavedAnswer = { answer: MemberAnswer | 'delete'; id: string };

type AnswerFacts = {
  action: string;
  done: string;
  /** The status afterwards. */
  status: string;
};

export const memberAnswers: Record<MemberAnswer, AnswerFacts> = {
  accept: { action: 'Accept', done: 'Accepted', status: 'approved' },
  reject: { action: 'Reject', done: 'Rejected', status: 'rejected' },
  block: { action: 'Block', done: 'Blocked', status: 'blocked' },
  unblock: { action: 'Unblock', done: 'Unblocked', status: 'approved' },
};

export const isAnswered = (status: string) => Object.values(memberAnswers).some((facts) => facts.status === status);
