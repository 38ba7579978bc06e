import { Button } from 'antd';
import { useReadAll } from '@/features/members/gathering/GatheringStatus';
import { progressOf } from '@/features/members/gathering/gathering';
import { selectDuplicates } from '@/features/members/duplicates';
import { selectMember, selectPeople } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks';
import { displayText } from '@/shared/text';

/** How far duplicates of a member were looked for, and the press that looks everywhere. */
export function DuplicateCheck({ id }: { id: string }) {
  const { gathering, isOver, read, cancel } = useReadAll('');
  const known = useAppSelector((state) => selectPeople(state).ids.length);
  const member = useAppSelector((state) => selectMember(state, id));
  const duplicatesOf = useAppSelector(selectDuplicates);
  const isReading = gathering?.isReading === true;
  const hasDuplicates = member !== undefined && duplicatesOf(member).length > 0;
  const found = hasDuplicates ? '' : ': no duplicates';
  const count = (gathering && isOver ? gathering.ids.length : known).toLocaleString();
  return (
    <span className="duplicate-check list-note">
      <span role={gathering && 'status'}>
        {isReading && `Searching… ${progressOf(gathering)}`}
        {!isReading && gathering?.failure !== undefined && `Stopped: ${displayText(gathering.failure)} `}
        {!isReading && `Checked against ${count} ${count === '1' ? 'member' : 'members'}${isOver ? found : ' so far'}`}
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
