import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { progressOf, type Run } from '@/shared/run/run';
import { PersonName } from '@/shared/ui/text/PersonName';
import { RunDialog, RunResult } from '@/shared/run/RunDialog';
import type { Member } from '../member';
import { selectMarks } from '../marks';
import { decisions, isDangerous, type Decision } from '../membersApi';
import { runClosed, runPaused, runResumed, runRetried, runStarted, runStopped, selectRun } from '../membersSlice';
import { driveRun, reportOf } from './bulkRun';

type BulkDialogProps = {
  decision: Decision;
  members: readonly Member[];
  onClose: (done: readonly Member[]) => void;
};

export function BulkDialog({ decision, members, onClose }: BulkDialogProps) {
  const dispatch = useAppDispatch();
  const run = useAppSelector(selectRun);
  const progress = progressOf(run, members.length);
  const ids = members.map(({ id }) => id);
  const marksOf = useAppSelector(selectMarks);
  const marked = members.filter(({ id }) => marksOf(id).length > 0);
  const unmarked = members.filter(({ id }) => marksOf(id).length === 0);
  const close = () => {
    onClose(members.filter(({ id }) => run?.states[id] === 'done'));
    dispatch(runClosed());
  };
  return (
    <RunDialog
      {...bulkQuestion(decision)}
      width={560}
      progress={progress}
      count={members.length}
      note={
        <>
          {decision === 'unblock' && members.some(({ status }) => status === 'rejected') && (
            <p>Rejected members among them are approved by it.</p>
          )}
          {progress.phase === 'asking' && marked.length > 0 && (
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
      report={reportOf(decision, progress, members.length)}
      again={progress.failed > 0 && { label: 'Try the failures again', press: () => dispatch(driveRun(runRetried())) }}
      rows={
        <BulkRows members={[...marked, ...unmarked]} marksOf={marksOf} run={run} isEnded={progress.phase === 'ended'} />
      }
      rowsLabel="Members"
      onStart={() => dispatch(driveRun(runStarted({ decision, ids })))}
      onPause={() => dispatch(runPaused())}
      onResume={() => dispatch(driveRun(runResumed()))}
      onStop={() => dispatch(driveRun(runStopped()))}
      onClose={close}
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

type BulkRowsProps = {
  members: readonly Member[];
  marksOf: ReturnType<typeof selectMarks>;
  run: Run | undefined;
  isEnded: boolean;
};

function BulkRows({ members, marksOf, run, isEnded }: BulkRowsProps) {
  const isFailed = ({ id }: Member) => run?.states[id] === 'failed';
  const ordered = isEnded ? [...members.filter(isFailed), ...members.filter((member) => !isFailed(member))] : members;
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
