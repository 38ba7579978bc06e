import { useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { selectLastDecisions, type LastDecision } from './membersSlice';
import { isUndoable, undoDecision, useUndoable } from './undo';

const newestOf = (ids: readonly string[], last: Record<string, LastDecision>) =>
  ids.toSorted((one, other) => (last[other]?.at ?? 0) - (last[one]?.at ?? 0))[0] ?? '';

/** Whose decision is the newest that can be taken back; empty where there is none. */
export function useNewestUndoable(): string {
  const last = useAppSelector(selectLastDecisions);
  return newestOf(useUndoable(Object.keys(last)), last);
}

/** Whether a toast about these members still has something to offer. */
export const hasUndoable =
  (ids: readonly string[]): AppThunk<boolean> =>
  (_dispatch, getState) =>
    ids.some((id) => isUndoable(selectLastDecisions(getState())[id], Date.now()));

/** The decision of Ctrl+Z: the newest one that can be taken back. */
export const undoNewest = (): AppThunk => (dispatch, getState) => {
  const last = selectLastDecisions(getState());
  const undoable = Object.keys(last).filter((id) => isUndoable(last[id], Date.now()));
  if (undoable.length > 0) void dispatch(undoDecision(newestOf(undoable, last)));
};
