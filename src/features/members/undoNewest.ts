import { useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { selectLastDecisions, type LastDecision } from './membersSlice';
import { isUndoable, undoDecision, useUndoable } from './undo';

const newestOf = (ids: readonly string[], last: Record<string, LastDecision>) =>
  ids.toSorted((one, other) => (last[other]?.at ?? 0) - (last[one]?.at ?? 0))[0] ?? '';

export function useNewestUndoable(): string {
  const last = useAppSelector(selectLastDecisions);
  return newestOf(useUndoable(Object.keys(last)), last);
}

export const undoNewest = (): AppThunk => (dispatch, getState) => {
  const last = selectLastDecisions(getState());
  const undoable = Object.keys(last).filter((id) => isUndoable(last[id], Date.now()));
  void dispatch(undoDecision(newestOf(undoable, last)));
};
