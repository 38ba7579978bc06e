import { useAppSelector } from '@/shared/hooks/store';
import { useRun, type Run } from '@/shared/run/runSlice';
import { PersonName } from '@/shared/ui/text/PersonName';
import { RunDialog, RunResult } from '@/shared/run/RunDialog';
import type { Member } from '../member';
import { selectMarks } from '../marks';
import { decisions, isDangerous, type Decision } from '../membersApi';
import { bulkRun } from './bulkRun';

type BulkDialogProps = {
  decision: Decision;
  members: readonly Member[];
  onClose: (done: readonly Member[]) => void;
};

export function BulkDialog({ decision, members, onClose }: BulkDialogProps) {
  const run = useRun();
  const marksOf = useAppSelector(selectMarks);
  const marked = members.filter(({ id }) => marksOf(id).length > 0);
  const unmarked = members.filter(({ id }) => marksOf(id).length === 0);
  const inState = (state: 'done' | 'failed') => members.filter(({ id }) => run?.states[id] === state);
  return (
    <RunDialog
      {...bulkQuestion(decision)}
      width={560}
      ids={members.map(({ id }) => id)}
      work={() => bulkRun(decision)}
      note={
        <>
          {decision === 'unblock' && members.some(({ status }) => status === 'rejected') && (
            <p>Rejected members among them are approved by it.</p>
          )}
          {marked.length > 0 && (
            <p className="bulk-warning">
              {marked.length === 1
                ? '1 of them has a warning.'
                : `${marked.length.toLocaleString()} of them have warnings.`}
            </p>
          )}
        </>
      }
      action={`${decisions[decision].action} ${members.length}`}
      resumeLabel="Go on"
      isDangerous={isDangerous(decision)}
      again={{ label: 'Try the failures again', ids: inState('failed').map(({ id }) => id) }}
      rows={<BulkRows members={[...marked, ...unmarked]} marksOf={marksOf} run={run} />}
      rowsLabel="Members"
      onClose={() => onClose(inState('done'))}
    />
  );
}

function bulkQuestion(decision: Decision) {
  const isRequest = decision === 'accept' || decision === 'reject';
  return {
    title: `${decisions[decision].action} the ${isRequest ? 'requests' : 'users'}`,
    question: `Are you sure you want to ${decision} these ${isRequest ? "members' requests" : 'members'}?`,
  };
}

/** Rendering a longer list would take too long. */
const rowsAtMost = 500;

type BulkRowsProps = { members: readonly Member[]; marksOf: ReturnType<typeof selectMarks>; run: Run | null };

function BulkRows({ members, marksOf, run }: BulkRowsProps) {
  const isEnded = run?.phase === 'ended';
  const isFailed = ({ id }: Member) => run?.states[id] === 'failed';
  const ordered = isEnded ? members.toSorted((one, other) => Number(isFailed(other)) - Number(isFailed(one))) : members;
  const shown = ordered.slice(0, rowsAtMost);
  return (
    <ul>
      {shown.map(({ id, name }) => (
        <li key={id} className="bulk-row">
          <span>
            <PersonName name={name} />
            {marksOf(id).map(({ text }) => (
              <span key={text} className="bulk-mark">
                {text}
              </span>
            ))}
          </span>
          {run && (
            <RunResult state={run.states[id] ?? 'waiting'} reason={run.reasons[id]} isEnded={isEnded} done="Done" />
          )}
        </li>
      ))}
      {ordered.length > shown.length && (
        <li className="bulk-row">and {(ordered.length - shown.length).toLocaleString()} more</li>
      )}
    </ul>
  );
}
