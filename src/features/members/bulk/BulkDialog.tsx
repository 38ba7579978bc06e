import { memo, useState } from 'react';
import { isApiError, outcomeText } from '@/shared/api/apiError';
import { refetchActive } from '@/shared/api/baseApi';
import { bulkQueue, type RowState } from '@/shared/bulkQueue';
import { useAppDispatch } from '@/shared/hooks';
import { PersonName } from '@/shared/ui/PersonName';
import { RunDialog } from '@/shared/ui/RunDialog';
import { RunResult } from '@/shared/ui/RunResult';
import type { Member } from '../member';
import { isDangerous, memberAnswers, type MemberAnswer } from '../memberAnswers';
import { useAnswerInBulkMutation } from '../membersApi';
import { useEndBulkMutation } from './bulkApi';

type BulkDialogProps = {
  answer: MemberAnswer;
  members: readonly Member[];
  onClose: (done: readonly Member[]) => void;
};

export function BulkDialog({ answer, members, onClose }: BulkDialogProps) {
  const [answerOne] = useAnswerInBulkMutation();
  const [end] = useEndBulkMutation();
  const dispatch = useAppDispatch();
  const [queue] = useState(() => {
    let isUnsure = false;
    return bulkQueue(
      members.map(({ id }) => id),
      async (id) => {
        const { error } = await answerOne({ answer, id });
        isUnsure ||= isApiError(error) && error.isLost === true;
        return error === undefined ? undefined : outcomeText(error, 'Failed');
      },
      (ids) => {
        void end({ answer, ids });
        // A member whose answer was lost is shown with the status that the list has now.
        if (isUnsure) dispatch(refetchActive());
        isUnsure = false;
      },
    );
  });
  return (
    <RunDialog
      {...bulkQuestion(answer)}
      width={560}
      run={queue}
      count={members.length}
      note={
        answer === 'unblock' &&
        members.some(({ status }) => status === 'rejected') && <p>Rejected members among them are approved by it.</p>
      }
      action={`${memberAnswers[answer].action} ${members.length}`}
      goOn="Go on"
      isDangerous={isDangerous(answer)}
      report={(stage) => reportOf(answer, stage)}
      again={({ failed }) => failed > 0 && { label: 'Try the failures again', press: queue.retry }}
      rows={({ isAsking, isEnded }) => (
        <BulkRows members={members} queue={queue} isAsking={isAsking} isEnded={isEnded} />
      )}
      onClose={() => onClose(members.filter(({ id }) => queue.stateOf(id) === 'done'))}
    />
  );
}

function bulkQuestion(answer: MemberAnswer) {
  const isRequest = answer === 'accept' || answer === 'reject';
  return {
    title: `${memberAnswers[answer].action} the ${isRequest ? 'requests' : 'users'}`,
    question: `Are you sure you want to ${answer} these ${isRequest ? "members' requests" : 'members'}?`,
  };
}

function reportOf(answer: MemberAnswer, { done, failed, waiting }: Record<'done' | 'failed' | 'waiting', number>) {
  const parts = [
    done > 0 && `${done} ${done === 1 ? 'member' : 'members'} ${memberAnswers[answer].done.toLowerCase()}`,
    failed > 0 && `${failed} failed`,
    waiting > 0 && `${waiting} not started`,
  ];
  return `${parts.filter((part) => part !== false).join(', ')}.`;
}

// A scrollable region must be reachable by Tab.
const inTabOrder = 0;

/** Rendering a longer list would take too long. */
const rowsAtMost = 500;

type BulkRowsProps = {
  members: readonly Member[];
  queue: ReturnType<typeof bulkQueue>;
  isAsking: boolean;
  isEnded: boolean;
};

function BulkRows({ members, queue, isAsking, isEnded }: BulkRowsProps) {
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
