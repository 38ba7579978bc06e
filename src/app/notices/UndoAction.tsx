import { Button } from 'antd';
import { UndoAll } from '@/features/members/bulk/UndoAll';
import { useUndoable } from '@/features/members/undo';
import { useAppDispatch } from '@/shared/hooks/store';
import type { Undo } from '@/shared/notices/noticesFor';
import { undoNotice } from './undoNotice';

type UndoActionProps = { undo: Undo; onUndo: () => void };

export function UndoAction({ undo, onUndo }: UndoActionProps) {
  const dispatch = useAppDispatch();
  const undoable = useUndoable('memberIds' in undo ? undo.memberIds : []);
  if ('memberIds' in undo && undo.memberIds.length > 1)
    return <UndoAll type="link" ids={undo.memberIds} onUndo={onUndo} />;
  if ('memberIds' in undo && undoable.length === 0) return null;
  const press = () => {
    onUndo();
    dispatch(undoNotice(undo));
  };
  return (
    <Button type="link" size="small" onClick={press}>
      Undo
    </Button>
  );
}
