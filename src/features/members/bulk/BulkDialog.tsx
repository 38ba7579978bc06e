import { Button, Flex } from 'antd';
import { refetchActive } from '@/shared/api/baseApi';
import { useAppSelector } from '@/shared/hooks/store';
import { RunDialog, RunResult, type RunDialogProps } from '@/shared/run/RunDialog';
import { progressOf, rowReplyOf, useRun, type Run, type RunWork } from '@/shared/run/runSlice';
import { countText } from '@/shared/ui/list/listCount';
import { PersonName } from '@/shared/ui/text/PersonName';
import { decide } from '../DecisionCell';
import { selectMarks } from '../marks';
import type { Member } from '../member';
import { isDangerous, membersApi, tagsAfter, type Decision } from '../membersApi';
import { selectMembersById } from '../membersSlice';
import { undoDecision } from '../undo';
import { UndoAll } from './UndoAll';

type BulkDialogProps = {
  decision: Decision;
  members: readonly Member[];
  onRead?: (members: readonly Member[]) => void;
  onClose: (done: readonly Member[]) => void;
};

export function BulkDialog({ decision, members, onRead, onClose }: BulkDialogProps) {
  const run = useRun();
  const isRequest = decision === 'Accept' || decision === 'Reject';
  const marksOf = useAppSelector(selectMarks);
  const marked = members.filter(({ id }) => marksOf(id).length > 0);
  const unmarked = members.filter(({ id }) => marksOf(id).length === 0);
  const { entities } = useAppSelector(selectMembersById);
  const unread = members.filter(({ id }) => entities[id]?.found === undefined);
  const done = members.filter(({ id }) => run?.states[id] === 'done');
  return (
    <MembersRun
      title={`${decision} the ${isRequest ? 'requests' : 'users'}`}
      question={`Are you sure you want to ${decision.toLowerCase()} these ${isRequest ? "members' requests" : 'members'}?`}
      members={[...marked, ...unmarked]}
      work={() => bulkRun(decision)}
      note={
        <>
          {decision === 'Unblock' && members.some(({ status }) => status === 'rejected') && (
            <p>Rejected members among them are approved by it.</p>
          )}
          {marked.length > 0 && (
            <p style={{ color: 'var(--accent)' }}>
              {countText(marked.length, ['of them has a warning.', 'of them have warnings.'])}
            </p>
          )}
          {isRequest && unread.length > 0 && (
            <p>
              Profiles not read: {unread.length.toLocaleString()}{' '}
              {onRead && (
                <Button size="small" onClick={() => onRead(unread)}>
                  {unread.length === 1 ? 'Read it' : `Read these ${unread.length.toLocaleString()}`}
                </Button>
              )}
            </p>
          )}
        </>
      }
      action={`${decision} ${members.length}`}
      isDangerous={isDangerous(decision)}
      undo={<UndoAll ids={done.map(({ id }) => id)} onUndo={() => onClose(done)} />}
      onClose={() => onClose(done)}
    />
  );
}

export type UndoDialogProps = { ids: readonly string[]; onClose: () => void };

export function UndoDialog({ ids, onClose }: UndoDialogProps) {
  const { entities } = useAppSelector(selectMembersById);
  return (
    <MembersRun
      title="Undo the decisions"
      question="Are you sure you want to put these members back as they were?"
      members={ids.flatMap((id) => entities[id] ?? [])}
      work={() => undoRun}
      action={`Undo ${ids.length}`}
      onClose={onClose}
    />
  );
}

/** Rendering a longer list would take too long. */
const rowsAtMost = 500;

type MembersRunProps = Omit<RunDialogProps, 'width' | 'ids' | 'resumeLabel' | 'again' | 'rows' | 'rowsLabel'> & {
  members: readonly Member[];
};

function MembersRun({ members, ...dialog }: MembersRunProps) {
  const run = useRun();
  const marksOf = useAppSelector(selectMarks);
  const isEnded = run?.phase === 'ended';
  const failed = members.filter(({ id }) => run?.states[id] === 'failed');
  const ordered = isEnded ? [...new Set([...failed, ...members])] : members;
  return (
    <RunDialog
      {...dialog}
      width={560}
      ids={members.map(({ id }) => id)}
      resumeLabel="Go on"
      again={{ label: 'Try the failures again', ids: failed.map(({ id }) => id) }}
      rows={
        <ul>
          {ordered.slice(0, rowsAtMost).map(({ id, name }) => (
            <Flex key={id} component="li" wrap justify="space-between" gap="2px 14px" className="bulk-row">
              <span>
                <PersonName name={name} />
                {marksOf(id).map(({ text }) => (
                  <span key={text} style={{ display: 'block', color: 'var(--accent)', fontSize: 13 }}>
                    {text}
                  </span>
                ))}
              </span>
              {run && (
                <RunResult state={run.states[id] ?? 'waiting'} reason={run.reasons[id]} isEnded={isEnded} done="Done" />
              )}
            </Flex>
          ))}
          {ordered.length > rowsAtMost && (
            <li className="bulk-row">and {(ordered.length - rowsAtMost).toLocaleString()} more</li>
          )}
        </ul>
      }
      rowsLabel="Members"
    />
  );
}

const refetchAfter =
  (decision: Decision): RunWork['finish'] =>
  ({ doneSinceStart, isUnsure }) =>
  (dispatch) => {
    if (doneSinceStart.length > 0) dispatch(membersApi.util.invalidateTags(tagsAfter(decision, doneSinceStart)));
    // A member whose reply was lost is shown with the status that the list has now.
    if (isUnsure) dispatch(refetchActive());
  };

const bulkRun = (decision: Decision): RunWork => ({
  callsAtOnce: 3,
  isUndoable: true,
  send: (id) => async (dispatch) => {
    const { error, outcome } = await dispatch(decide(decision, id, true));
    return outcome ? { failure: outcome } : rowReplyOf(error);
  },
  reportOf: (run) => reportOf(`${decision.toLowerCase()}ed`, run),
  sentence: (done) => {
    if (done === 0) return '';
    return done === 1 ? `${decision}ed successfully!!` : `${done} ${decision.toLowerCase()}ed successfully!!`;
  },
  finish: refetchAfter(decision),
});

const undoRun: RunWork = {
  callsAtOnce: 3,
  send: (id) => async (dispatch) => rowReplyOf((await dispatch(undoDecision(id, true))).error),
  reportOf: (run) => reportOf('put back', run),
  sentence: (done) => (done === 0 ? '' : `${done} ${done === 1 ? 'decision' : 'decisions'} undone`),
  finish: refetchAfter('Delete Account'),
};

function reportOf(verb: string, run: Run) {
  const { done, failed, waiting } = progressOf(run, run.count);
  const lost = run.count - done - failed - waiting;
  const parts = [
    done > 0 && `${done} ${done === 1 ? 'member' : 'members'} ${verb}`,
    failed > 0 && `${failed} failed`,
    lost > 0 && `${lost} without a reply`,
    waiting > 0 && `${waiting} not started`,
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}
