import { refetchActive } from '@/shared/api/baseApi';
import { progressOf, rowReplyOf, type Run, type RunWork } from '@/shared/run/runSlice';
import { readOutcome } from '../DecisionCell';
import { decisions, membersApi, tagsOfDecision, type Decision } from '../membersApi';
import { sentenceOfRun } from '../membersNotices';

const { acceptMember, rejectMember, blockMember, unblockMember } = membersApi.endpoints;

const endpoints = { accept: acceptMember, reject: rejectMember, block: blockMember, unblock: unblockMember };

/** One decision about many members, with one refetch at the end. */
export const bulkRun = (decision: Decision): RunWork => ({
  callsAtOnce: 3,
  send: (id) => async (dispatch) => {
    const { error } = await dispatch(endpoints[decision].initiate({ id, silent: true }, { track: false }));
    const isRequest = decision === 'accept' || decision === 'reject';
    const outcome = isRequest ? await dispatch(readOutcome(id, error)) : undefined;
    return outcome ? { failure: outcome } : rowReplyOf(error);
  },
  reportOf: (run) => reportOf(decision, run),
  sentence: (done) => sentenceOfRun(decision, done),
  finish:
    ({ doneSinceStart, isUnsure }) =>
    (dispatch) => {
      if (doneSinceStart.length > 0) dispatch(membersApi.util.invalidateTags(tagsOfDecision(decision, doneSinceStart)));
      // A member whose reply was lost is shown with the status that the list has now.
      if (isUnsure) dispatch(refetchActive());
    },
});

function reportOf(decision: Decision, run: Run) {
  const { done, failed, waiting } = progressOf(run, run.count);
  const lost = run.count - done - failed - waiting;
  const parts = [
    done > 0 && `${done} ${done === 1 ? 'member' : 'members'} ${decisions[decision].done.toLowerCase()}`,
    failed > 0 && `${failed} failed`,
    lost > 0 && `${lost} without a reply`,
    waiting > 0 && `${waiting} not started`,
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}
