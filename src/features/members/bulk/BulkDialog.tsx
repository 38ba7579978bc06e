import { useState } from 'react';
import { failureText } from '@/shared/api/apiError';
import { bulkQueue } from '@/shared/bulkQueue';
import { RunDialog } from '@/shared/ui/RunDialog';
import type { Member } from '../member';
import type { MemberAnswer } from '../memberAnswers';
import { useAnswerInBulkMutation, useEndBulkMutation } from '../membersApi';
import { bulkAnswers, reportOf } from './bulkAnswers';
import { BulkRows } from './BulkRows';

type BulkDialogProps = {
  answer: MemberAnswer;
  members: readonly Member[];
  onClose: (done: readonly Member[]) => void;
};

/** Asks once for all of them, answers one by one, and reports exactly what became of each. */
export function BulkDialog({ answer, members, onClose }: BulkDialogProps) {
  const [answerOne] = useAnswerInBulkMutation();
  const [end] = useEndBulkMutation();
  const [queue] = useState(() =>
    bulkQueue(
      members.map(({ id }) => id),
      async (id) => {
        const { error } = await answerOne({ answer, id });
        return error === undefined ? undefined : failureText(error);
      },
      (ids) => void end({ answer, ids }),
    ),
  );
  const { action, title, question, isDangerous } = bulkAnswers[answer];
  return (
    <RunDialog
      title={title}
      width={560}
      run={queue}
      count={members.length}
      question={question}
      note={
        answer === 'unblock' &&
        members.some(({ status }) => status === 'rejected') && <p>Rejected members among them are approved by it.</p>
      }
      action={`${action} ${members.length}`}
      goOn="Go on"
      isDangerous={isDangerous}
      report={(stage) => reportOf(answer, stage)}
      again={({ failed }) => failed > 0 && { label: 'Try the failures again', press: queue.retry }}
      rows={({ isAsking, isEnded }) => (
        <BulkRows members={members} queue={queue} isAsking={isAsking} isEnded={isEnded} />
      )}
      onClose={() => onClose(members.filter(({ id }) => queue.stateOf(id) === 'done'))}
    />
  );
}
