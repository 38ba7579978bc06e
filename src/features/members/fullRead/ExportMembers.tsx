import { Button } from 'antd';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import type { MemberGroup } from '../member';
import { fullReadStopped, selectFullRead } from '../membersSlice';
import { exportMembers } from './readAllPages';
import { progressOf } from './fullRead';

/** The list stays as it is while its whole group is read for the file. */
export function ExportMembers({ group }: { group: MemberGroup }) {
  const dispatch = useAppDispatch();
  const fullRead = useAppSelector((state) => selectFullRead(state, group));
  const { isReading = false } = fullRead ?? {};
  return (
    <>
      <Button className="export" loading={isReading} onClick={() => void dispatch(exportMembers(group))}>
        {fullRead && isReading ? `Exporting ${progressOf(fullRead)}` : 'Export CSV'}
      </Button>
      {isReading && (
        // It comes where the pointer is, and would take the second click of a double click.
        <Button className="export" onClick={({ detail }) => detail < 2 && dispatch(fullReadStopped({ name: group }))}>
          Cancel
        </Button>
      )}
    </>
  );
}
