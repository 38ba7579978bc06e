import { useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { selectLastDecisions } from './membersSlice';
import { isUndoable, undoDecision, useUndoable } from './undo';

export function useCanUndo() {
  const last = useAppSelector(selectLastDecisions);
  return useUndoable(Object.keys(last)).length > 0;
}

/** Whether a toast about these members still has something to offer. */
export const hasUndoable =
  (ids: readonly string[]): AppThunk<boolean> =>
  (_dispatch, getState) =>
    ids.some((id) => isUndoable(selectLastDecisions(getState())[id], Date.now()));

/** The decision of Ctrl+Z: the newest one that can be taken back. */
export const undoNewest = (): AppThunk => (dispatch, getState) => {
  const [newest] = Object.entries(selectLastDecisions(getState()))
    .filter(([, last]) => isUndoable(last, Date.now()))
    .toSorted(([, one], [, other]) => other.at - one.at);
  if (newest) void dispatch(undoDecision(newest[0]));
};
