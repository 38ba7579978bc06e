import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { isRefused } from '@/shared/api/apiError';
import { hasExtension } from '@/shared/api/appConfig';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { useNow } from '@/shared/hooks/useNow';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { runClosed } from '@/shared/run/runSlice';
import { decisionEndpoints, membersApi } from './membersApi';
import { selectIsShownWaiting, selectLastDecisions, selectMember, undoAsked, type LastDecision } from './membersSlice';

const silently = { subscribe: false, forceRefetch: true };

/** ms after which no decision is taken back. */
const undoTime = 15 * 60_000;

/** The contract itself has a way back for blocking and unblocking alone. */
const hasWayBack = ({ decision, before }: LastDecision) =>
  hasExtension('takeback') || decision === 'Block' || (decision === 'Unblock' && before === 'blocked');

const isUndoable = (last: LastDecision | undefined, now: number): last is LastDecision =>
  last !== undefined && hasWayBack(last) && now - last.at < undoTime;

/** Those of them whose last decision can be taken back. */
export function useUndoable(ids: readonly string[]): readonly string[] {
  const last = useAppSelector(selectLastDecisions);
  const now = useNow();
  return ids.filter((id) => isUndoable(last[id], now));
}

export function useCanUndo() {
  const last = useAppSelector(selectLastDecisions);
  return useUndoable(Object.keys(last)).length > 0;
}

/** Takes the last decision of this session about a member back. */
export const undoDecision =
  (id: string, silent?: true): AppThunk<Promise<{ error?: unknown }>> =>
  async (dispatch, getState) => {
    const last = selectLastDecisions(getState())[id];
    if (!isUndoable(last, Date.now())) return {};
    const untracked = { track: false };
    if (!hasExtension('takeback')) {
      const wayBack = decisionEndpoints[last.decision === 'Block' ? 'Unblock' : 'Block'];
      return dispatch(wayBack.initiate({ id, silent, isUndo: true }, untracked));
    }
    const name = displayText(selectMember(getState(), id)?.name ?? '') || id;
    const { decision } = last;
    const { data, error } = await dispatch(
      membersApi.endpoints.takeBack.initiate({ id, name, decision, silent }, untracked),
    );
    // What somebody else made of the member is shown.
    if (isRefused(error)) await dispatch(membersApi.endpoints.getMember.initiate({ id, silent: true }, silently));
    // Its row may be gone since: then the list is read again.
    const lists = [
      ...(data?.status === 'pending' && !selectIsShownWaiting(getState(), id) ? ['pending'] : []),
      ...(data?.wantsDeletion ? ['deletion requests'] : []),
    ];
    dispatch(membersApi.util.invalidateTags(lists.map((list) => ({ type: 'MemberList', id: list }))));
    return { error };
  };

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

/** Nothing where the last decision about the member cannot be taken back. */
export function UndoButton({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const isUndoable = useUndoable([id]).length > 0;
  const [undo, isRunning] = useOneAtATime(() => dispatch(undoDecision(id)));
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with its decision.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    void undo();
  };
  return (
    isUndoable && (
      <Button type="link" size="small" loading={isRunning} onClick={press}>
        Undo
      </Button>
    )
  );
}

type UndoAllProps = { ids: readonly string[]; type?: 'link'; onUndo?: () => void };

/** Asks for the run that takes these decisions back. */
export function UndoAll({ ids, type, onUndo }: UndoAllProps) {
  const dispatch = useAppDispatch();
  const undoable = useUndoable(ids);
  const ask = () => {
    onUndo?.();
    dispatch(runClosed());
    dispatch(undoAsked(undoable));
  };
  return (
    undoable.length > 0 && (
      <Button type={type} onClick={ask}>
        Undo all
      </Button>
    )
  );
}
