import { Button } from 'antd';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import type { MemberGroup } from '../member';
import { fullReadStopped, progressOf, selectFullRead } from './fullReadSlice';
import { exportMembers } from './readAllPages';

/** The list stays as it is while its whole group is read for the file. */
export function ExportMembers({ group }: { group: MemberGroup }) {
  const dispatch = useAppDispatch();
  const fullRead = useAppSelector((state) => selectFullRead(state, group));
  const { isReading = false } = fullRead ?? {};
  return (
    <>
      <Button
        className="export"
        loading={isReading}
        // The second click of a double click would export a small group twice.
        onClick={({ detail }) => detail < 2 && void dispatch(exportMembers(group))}
      >
        {fullRead && isReading ? `Exporting ${progressOf(fullRead)}` : 'Export CSV'}
      </Button>
      {isReading && (
        // Cancel appears under the pointer.
        <Button className="export" onClick={({ detail }) => detail < 2 && dispatch(fullReadStopped(group))}>
          Cancel
        </Button>
      )}
    </>
  );
}
