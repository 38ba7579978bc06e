import { Button } from 'antd';
import { useAppDispatch } from '@/shared/hooks/store';
import { runClosed } from '@/shared/run/runSlice';
import { undoAsked } from '../membersSlice';
import { useUndoable } from '../undo';

type UndoAllProps = { ids: readonly string[]; type?: 'link'; onUndo: () => void };

export function UndoAll({ ids, type, onUndo }: UndoAllProps) {
  const dispatch = useAppDispatch();
  const undoable = useUndoable(ids);
  const ask = () => {
    onUndo();
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
