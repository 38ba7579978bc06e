import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { isRefused, type ApiError } from '@/shared/api/apiError';
import { hasExtension } from '@/shared/api/appConfig';
import { readNow } from '@/shared/api/freshness';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { useNow } from '@/shared/hooks/useNow';
import { decisionEndpoints, membersApi } from './membersApi';
import {
  selectIsShownWaiting,
  selectLastDecisions,
  selectMember,
  undoEnded,
  undoStarted,
  type LastDecision,
} from './membersSlice';

/** ms after which no decision is taken back. */
const undoTime = 15 * 60_000;

const tooLate: ApiError = { kind: 'refused', message: 'It cannot be undone any more.' };

/** The contract itself has a way back for blocking and unblocking alone. */
const hasWayBack = ({ decision, before }: LastDecision) =>
  hasExtension('takeback') || decision === 'Block' || (decision === 'Unblock' && before === 'blocked');

export const isUndoable = (last: LastDecision | undefined, now: number): last is LastDecision =>
  last !== undefined && !last.isUndoing && hasWayBack(last) && now - last.at < undoTime;

export function useUndoable(ids: readonly string[]): readonly string[] {
  const last = useAppSelector(selectLastDecisions);
  const now = useNow();
  return ids.filter((id) => isUndoable(last[id], now));
}

export const undoDecision =
  (id: string, silent?: true): AppThunk<Promise<{ error?: unknown }>> =>
  async (dispatch, getState) => {
    const last = selectLastDecisions(getState())[id];
    if (!isUndoable(last, Date.now())) return { error: tooLate };
    dispatch(undoStarted(id));
    const untracked = { track: false };
    if (!hasExtension('takeback')) {
      const wayBack = decisionEndpoints[last.decision === 'Block' ? 'Unblock' : 'Block'];
      const reply = await dispatch(wayBack.initiate({ id, silent, isUndo: true }, untracked));
      dispatch(undoEnded(id));
      return reply;
    }
    const name = displayText(selectMember(getState(), id)?.name ?? '') || id;
    const { decision } = last;
    const { data, error } = await dispatch(
      membersApi.endpoints.takeBack.initiate({ id, name, decision, silent }, untracked),
    );
    dispatch(undoEnded(id));
    // What somebody else made of the member is shown.
    if (isRefused(error)) await dispatch(membersApi.endpoints.getMember.initiate({ id, silent: true }, readNow));
    // Its row may be gone since: then the list is read again.
    const lists = [
      ...(data?.status === 'pending' && !selectIsShownWaiting(getState(), id) ? ['pending'] : []),
      ...(data?.wantsDeletion ? ['deletion requests'] : []),
    ];
    dispatch(membersApi.util.invalidateTags(lists.map((list) => ({ type: 'MemberList', id: list }))));
    return { error };
  };

export function UndoButton({ id, label = 'Undo', ...button }: ButtonProps & { id: string; label?: string }) {
  const dispatch = useAppDispatch();
  if (useUndoable([id]).length === 0) return null;
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with its decision.
    currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
    void dispatch(undoDecision(id));
  };
  return (
    <Button type="link" size="small" {...button} onClick={press}>
      {label}
    </Button>
  );
}
