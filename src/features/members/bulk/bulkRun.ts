import type { UnknownAction } from '@reduxjs/toolkit';
import { isApiError, outcomeText } from '@/shared/api/apiError';
import { refetchActive } from '@/shared/api/baseApi';
import type { AppThunk } from '@/shared/hooks/store';
import { forgetReport, isRunOver, keepReport, progressOf, rowsToAsk, type RunProgress } from '@/shared/run/run';
import { readOutcome } from '../DecisionCell';
import { decisions, membersApi, tagsOfDecision, type Decision } from '../membersApi';
import { memberDecided, runEnded, selectRun } from '../membersSlice';

const { acceptMember, rejectMember, blockMember, unblockMember } = membersApi.endpoints;

const endpoints = { accept: acceptMember, reject: rejectMember, block: blockMember, unblock: unblockMember };

/** After what was pressed: three calls at once; the next when one has its reply, and one refetch at the end. */
export const driveRun =
  (event: UnknownAction): AppThunk =>
  (dispatch, getState) => {
    dispatch(event);
    const before = selectRun(getState());
    if (before) for (const id of rowsToAsk(before)) void dispatch(decide(before.decision, id));
    const run = selectRun(getState());
    if (!run) return;
    const { decision } = run;
    if (!isRunOver(run)) return keepReport(reportOf(decision, progressOf(run, run.count), run.count));
    forgetReport();
    dispatch(runEnded({ decision, count: run.doneInTurn.length }));
    if (run.doneInTurn.length > 0) dispatch(membersApi.util.invalidateTags(tagsOfDecision(decision, run.doneInTurn)));
    // A member whose reply was lost is shown with the status that the list has now.
    if (run.isUnsure) dispatch(refetchActive());
  };

const decide =
  (decision: Decision, id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { error } = await dispatch(endpoints[decision].initiate({ id, silent: true }, { track: false }));
    const isRequest = decision === 'accept' || decision === 'reject';
    const outcome = isRequest ? await dispatch(readOutcome(id, error)) : undefined;
    // The end of a session takes the run along.
    if (!selectRun(getState())) return;
    dispatch(driveRun(memberDecided({ id, ...(outcome ? { failure: outcome } : failureOf(error)) })));
  };

const failureOf = (error: unknown) =>
  error === undefined
    ? {}
    : { failure: outcomeText(error, 'Failed'), isUnsure: isApiError(error) && error.mayBeSaved === true };

export function reportOf(decision: Decision, { done, failed, waiting }: RunProgress, count: number) {
  const lost = count - done - failed - waiting;
  const parts = [
    done > 0 && `${done} ${done === 1 ? 'member' : 'members'} ${decisions[decision].done.toLowerCase()}`,
    failed > 0 && `${failed} failed`,
    lost > 0 && `${lost} without a reply`,
    waiting > 0 && `${waiting} not started`,
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}
