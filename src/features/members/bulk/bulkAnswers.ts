import type { Member } from '../member';
import type { MemberAnswer } from '../memberAnswers';

type Words = {
  action: string;
  done: string;
  title: string;
  question: string;
  isDangerous?: boolean;
  /** Whether the answer changes anything for a member. */
  fits: (member: Member) => boolean;
};

/** The specified questions, for more than one member. */
export const bulkAnswers: Record<MemberAnswer, Words> = {
  accept: {
    action: 'Accept',
    done: 'accepted',
    title: 'Accept the requests',
    question: "Are you sure you want to accept these members' requests?",
    fits: ({ status }) => status === 'pending',
  },
  reject: {
    action: 'Reject',
    done: 'rejected',
    title: 'Reject the requests',
    question: "Are you sure you want to reject these members' requests?",
    isDangerous: true,
    fits: ({ status }) => status === 'pending',
  },
  block: {
    action: 'Block',
    done: 'blocked',
    title: 'Block the users',
    question: 'Are you sure you want to block these members?',
    isDangerous: true,
    fits: ({ status }) => status === 'approved',
  },
  unblock: {
    action: 'Unblock',
    done: 'unblocked',
    title: 'Unblock the users',
    question: 'Are you sure you want to unblock these members?',
    fits: ({ status }) => status !== 'approved',
  },
};

/** '3 members blocked, 2 failed.' What is zero is not said. */
export function reportOf(
  answer: MemberAnswer,
  { done, failed, waiting }: Record<'done' | 'failed' | 'waiting', number>,
) {
  const parts = [
    done > 0 && `${done} ${done === 1 ? 'member' : 'members'} ${bulkAnswers[answer].done}`,
    failed > 0 && `${failed} failed`,
    waiting > 0 && `${waiting} not started`,
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}
