import type { Member } from '../member';
import { memberAnswers, type MemberAnswer } from '../memberAnswers';

export const isDangerous = (answer: MemberAnswer) => answer === 'reject' || answer === 'block';

export function fits(answer: MemberAnswer, { status }: Member) {
  if (answer === 'block') return status === 'approved';
  return answer === 'unblock' ? status !== 'approved' : status === 'pending';
}

export function bulkQuestion(answer: MemberAnswer) {
  const isRequest = answer === 'accept' || answer === 'reject';
  return {
    title: `${memberAnswers[answer].action} the ${isRequest ? 'requests' : 'users'}`,
    question: `Are you sure you want to ${answer} these ${isRequest ? "members' requests" : 'members'}?`,
  };
}

/** '3 members blocked, 2 failed.' What is zero is not said. */
export function reportOf(
  answer: MemberAnswer,
  { done, failed, waiting }: Record<'done' | 'failed' | 'waiting', number>,
) {
  const parts = [
    done > 0 && `${done} ${done === 1 ? 'member' : 'members'} ${memberAnswers[answer].done.toLowerCase()}`,
    failed > 0 && `${failed} failed`,
    waiting > 0 && `${waiting} not started`,
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}
