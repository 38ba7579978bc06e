import { Button } from 'antd';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { selectMember } from '../membersSlice';
import { undoDecision } from '../undo';
import { useNewestUndoable } from '../undoNewest';

/** Takes the newest decision back, which may be about another member than the open one. */
export function DeskUndo() {
  const dispatch = useAppDispatch();
  const id = useNewestUndoable();
  const name = useAppSelector((state) => selectMember(state, id)?.name ?? '');
  const label = `Undo: ${displayText(name) || id}`;
  return (
    id !== '' && (
      <Button
        className="desk-undo"
        aria-keyshortcuts="Control+Z"
        title={label}
        onClick={({ currentTarget }) => {
          // The button goes with its decision.
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
          void dispatch(undoDecision(id));
        }}
      >
        {label}
      </Button>
    )
  );
}
