import { Button } from 'antd';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import type { MemberGroup } from '../member';
import { gatheringStopped, selectGathering } from '../membersSlice';
import { exportMembers } from './gatherMembers';
import { progressOf } from './gathering';

/** The list stays as it is while its whole group is read for the file. */
export function ExportMembers({ group }: { group: MemberGroup }) {
  const dispatch = useAppDispatch();
  const gathering = useAppSelector((state) => selectGathering(state, group));
  const { isReading = false } = gathering ?? {};
  return (
    <>
      <Button className="export" loading={isReading} onClick={() => void dispatch(exportMembers(group))}>
        {gathering && isReading ? `Exporting ${progressOf(gathering)}` : 'Export CSV'}
      </Button>
      {isReading && (
        // It comes where the pointer is, and would take the second click of a double click.
        <Button className="export" onClick={({ detail }) => detail < 2 && dispatch(gatheringStopped({ name: group }))}>
          Cancel
        </Button>
      )}
    </>
  );
}
