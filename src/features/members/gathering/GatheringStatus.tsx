import { Button } from 'antd';
import type { ReactNode } from 'react';
import { unreadableText } from '@/shared/api/page';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { displayText } from '@/shared/text';
import { Age } from '@/shared/ui/Age';
import { membersApi } from '../membersApi';
import { gatheringStopped, selectGathering } from '../membersSlice';
import { readAllMembers } from './gatherMembers';
import { isWhole, progressOf, type Gathering } from './gathering';
import '../members.css';

/** The press that reads all members, with a label of its place, and the reading that it starts. */
export function useReadAll(label?: string) {
  const dispatch = useAppDispatch();
  const gathering = useAppSelector((state) => selectGathering(state, 'search'));
  const { data: figures } = membersApi.endpoints.getStats.useQueryState();
  const total = figures && `${(figures.requests + figures.users + figures.rejected).toLocaleString()} `;
  return {
    gathering,
    label: label ?? `Search all ${total ?? ''}members`,
    isComplete: isWhole(gathering),
    isOver: isWhole(gathering) || gathering?.isCut === true,
    read: () => void dispatch(readAllMembers()),
    cancel: () => dispatch(gatheringStopped({ name: 'search' })),
  };
}

/** What the reading has come to: its progress, why it stopped, or how old it is. */
export function GatheringStatus({ reading }: { reading: ReturnType<typeof useReadAll> }) {
  const { gathering, isOver, read, cancel } = reading;
  return (
    <>
      {gathering && (
        <span role="status">
          <Words gathering={gathering} isOver={isOver} />
        </span>
      )}
      {gathering?.isReading && (
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      )}
      {gathering && isOver && (
        <Button size="small" type="text" onClick={read}>
          Read again
        </Button>
      )}
    </>
  );
}

function Words({ gathering, isOver }: { gathering: Gathering; isOver: boolean }) {
  const { isReading, isCut, failure = '', ids, unreadable, readAt = 0 } = gathering;
  if (isReading) return `Searching… ${progressOf(gathering)}`;
  if (!isOver) return `Stopped at ${progressOf(gathering)}. ${displayText(failure)}`;
  if (isCut) return `The first ${progressOf(gathering)} members were read.`;
  return (
    <>
      All {ids.length.toLocaleString()} members were read <Age time={readAt} />. {unreadableText(unreadable)}
    </>
  );
}

export function ReadAllMembers({ label, children }: { label?: string; children?: ReactNode }) {
  const reading = useReadAll(label);
  return (
    <div className="list-line">
      {children}
      {!reading.isOver && !reading.gathering?.isReading && (
        <Button size="small" onClick={reading.read}>
          {reading.label}
        </Button>
      )}
      <GatheringStatus reading={reading} />
    </div>
  );
}
