import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { unreadableText } from '@/shared/api/page';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { Age } from '@/shared/ui/text/Age';
import { fullReadStopped, isComplete, progressOf, selectFullRead, type FullRead } from './fullReadSlice';
import { exportMembers, readAllMembers } from './readAllPages';
import type { MemberGroup } from '../member';
import { membersApi } from '../membersApi';
import '../members.css';

export function useReadAll() {
  const dispatch = useAppDispatch();
  const fullRead = useAppSelector((state) => selectFullRead(state, 'search'));
  const { data: stats } = membersApi.endpoints.getStats.useQueryState();
  const total = stats && `${(stats.requests + stats.users + stats.rejected).toLocaleString()} `;
  return {
    fullRead,
    label: `Search all ${total ?? ''}members`,
    isComplete: isComplete(fullRead),
    isOver: isComplete(fullRead) || fullRead?.isTruncated === true,
    read: () => void dispatch(readAllMembers()),
    cancel: () => dispatch(fullReadStopped('search')),
  };
}

export function FullReadStatus() {
  const { fullRead, isOver, read, cancel } = useReadAll();
  return (
    <>
      {fullRead && (
        <span role="status">
          <Words fullRead={fullRead} isOver={isOver} />
        </span>
      )}
      {fullRead?.isReading && (
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      )}
      {fullRead && isOver && (
        <Button size="small" type="text" onClick={read}>
          Read again
        </Button>
      )}
    </>
  );
}

function Words({ fullRead, isOver }: { fullRead: FullRead; isOver: boolean }) {
  const { isReading, isTruncated, failure = '', ids, unreadable, readAt } = fullRead;
  if (isReading) return `Searching… ${progressOf(fullRead)}`;
  if (!isOver) return `Stopped at ${progressOf(fullRead)}. ${displayText(failure)}`;
  if (isTruncated) return `The first ${progressOf(fullRead)} members were read.`;
  return (
    <>
      All {ids.length.toLocaleString()} members were read <Age time={readAt} />. {unreadableText(unreadable)}
    </>
  );
}

export function ReadAllMembers({ children }: { children: ReactNode }) {
  const { fullRead, isOver, label, read } = useReadAll();
  return (
    <Flex wrap align="center" gap="8px 14px" className="list-line" style={{ minHeight: 40, marginBottom: 10 }}>
      {children}
      {!isOver && !fullRead?.isReading && (
        <Button size="small" onClick={read}>
          {label}
        </Button>
      )}
      <FullReadStatus />
    </Flex>
  );
}

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
