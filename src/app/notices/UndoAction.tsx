import { Button } from 'antd';
import { UndoAll, undoDecision, useUndoable } from '@/features/members/undo';
import { baseApi } from '@/shared/api/baseApi';
import { useAppDispatch, type AppThunk } from '@/shared/hooks/store';
import type { Undo } from '@/shared/notices/noticesFor';

type UndoActionProps = { undo: Undo; onUndo: () => void };

/** In the toast of what was done. */
export function UndoAction({ undo, onUndo }: UndoActionProps) {
  const dispatch = useAppDispatch();
  const undoable = useUndoable('memberIds' in undo ? undo.memberIds : []);
  if ('memberIds' in undo && undo.memberIds.length > 1)
    return <UndoAll type="link" ids={undo.memberIds} onUndo={onUndo} />;
  if ('memberIds' in undo && undoable.length === 0) return null;
  const press = () => {
    onUndo();
    const [id] = undoable;
    if (id !== undefined) void dispatch(undoDecision(id));
    else if ('endpoint' in undo) dispatch(makeCall(undo));
    else if ('action' in undo) dispatch(undo.action);
  };
  return (
    <Button type="link" size="small" onClick={press}>
      Undo
    </Button>
  );
}

type Mutation = { initiate: (arg: unknown, options: { track: false }) => AppThunk };

const makeCall =
  ({ endpoint, arg }: Extract<Undo, { endpoint: string }>): AppThunk =>
  (dispatch) => {
    const endpoints = baseApi.endpoints as unknown as Record<string, Mutation>; // injected by the domains
    const call = endpoints[endpoint]?.initiate(arg, { track: false });
    if (call) dispatch(call);
  };
