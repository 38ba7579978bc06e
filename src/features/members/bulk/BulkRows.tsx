import { memo } from 'react';
import type { bulkQueue, RowState } from '@/shared/bulkQueue';
import { PersonName } from '@/shared/ui/PersonName';
import { RunResult } from '@/shared/ui/RunResult';
import type { Member } from '../member';

// A region that scrolls must be reachable by Tab.
const inTabOrder = 0;

/** A longer list nobody reads, and drawing it would take too long. */
const rowsAtMost = 500;

type BulkRowsProps = {
  members: readonly Member[];
  queue: ReturnType<typeof bulkQueue>;
  isAsking: boolean;
  isEnded: boolean;
};

export function BulkRows({ members, queue, isAsking, isEnded }: BulkRowsProps) {
  const isFailed = ({ id }: Member) => queue.stateOf(id) === 'failed';
  const ordered = isEnded ? [...members.filter(isFailed), ...members.filter((member) => !isFailed(member))] : members;
  const shown = ordered.slice(0, rowsAtMost);
  return (
    <div className="bulk-rows" role="region" tabIndex={inTabOrder} aria-label="Members">
      <ul>
        {shown.map((member) => (
          <BulkRow
            key={member.id}
            name={member.name}
            state={isAsking ? undefined : queue.stateOf(member.id)}
            isEnded={isEnded}
            reason={queue.reasonOf(member.id)}
          />
        ))}
        {ordered.length > shown.length && <li>and {(ordered.length - shown.length).toLocaleString()} more</li>}
      </ul>
    </div>
  );
}

type BulkRowProps = { name: string; state: RowState | undefined; isEnded: boolean; reason: string | undefined };

const BulkRow = memo(function BulkRow({ name, state, isEnded, reason }: BulkRowProps) {
  return (
    <li className="bulk-row">
      <PersonName name={name} />
      {state && <RunResult state={state} reason={reason} isEnded={isEnded} done="Done" />}
    </li>
  );
});
