import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError, outcomeText } from '@/shared/api/apiError';
import { askAgain } from '@/shared/api/baseApi';
import { bulkQueue } from '@/shared/bulkQueue';
import { RunDialog } from '@/shared/ui/RunDialog';
import type { Member } from '../member';
import { memberAnswers, type MemberAnswer } from '../memberAnswers';
import { useAnswerInBulkMutation } from '../membersApi';
import { bulkQuestion, isDangerous, reportOf } from './bulkAnswers';
import { useEndBulkMutation } from './bulkApi';
import { BulkRows } from './BulkRows';

type BulkDialogProps = {
  answer: MemberAnswer;
  members: readonly Member[];
  onClose: (done: readonly Member[]) => void;
};

export function BulkDialog({ answer, members, onClose }: BulkDialogProps) {
  const [answerOne] = useAnswerInBulkMutation();
  const [end] = useEndBulkMutation();
  const dispatch = useDispatch();
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
        // Whose answer got lost stands in the list as the server has it.
        if (isUnsure) dispatch(askAgain());
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
