import { Button } from 'antd';
import { useReadAll } from '@/features/members/fullRead/FullReadStatus';
import { progressOf } from '@/features/members/fullRead/fullRead';
import { selectDuplicates } from '@/features/members/duplicates';
import { selectMember, selectMembersById } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks';
import { displayText } from '@/shared/text';

/** How many members were compared, and the button that compares all of them. */
export function DuplicateCheck({ id }: { id: string }) {
  const { fullRead, isOver, read, cancel } = useReadAll();
  const known = useAppSelector((state) => selectMembersById(state).ids.length);
  const member = useAppSelector((state) => selectMember(state, id));
  const duplicatesOf = useAppSelector(selectDuplicates);
  const isReading = fullRead?.isReading === true;
  const hasDuplicates = member !== undefined && duplicatesOf(member).length > 0;
  const result = hasDuplicates ? '' : ': no duplicates';
  const count = (fullRead && isOver ? fullRead.ids.length : known).toLocaleString();
  return (
    <span className="duplicate-check list-note">
      <span role={fullRead && 'status'}>
        {isReading && `Searching… ${progressOf(fullRead)}`}
        {!isReading && fullRead?.failure !== undefined && `Stopped: ${displayText(fullRead.failure)} `}
        {!isReading && `Checked against ${count} ${count === '1' ? 'member' : 'members'}${isOver ? result : ' so far'}`}
      </span>
      {!isOver && (
        <>
          {' · '}
          <Button type="link" size="small" onClick={isReading ? cancel : read}>
            {isReading ? 'Cancel' : 'Check all'}
          </Button>
        </>
      )}
    </span>
  );
}
