import { Modal } from 'antd';
import { createContext, use, useCallback, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { isApiError, outcomeText } from '@/shared/api/apiError';
import { useAppDispatch } from '@/shared/hooks/store';
import { useListener } from '@/shared/hooks/useListener';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { notDone } from '@/shared/notices/noticesFor';
import { SaveFailure } from '@/shared/ui/text/FailureLine';
import { longestNote } from '@contract/limits';
import { isBlank } from '@contract/text';
import { useUnsentText } from './useDraft';
import { useModal } from './useModal';

/** The button of a question, and what its call has done. */
const outcomes = {
  Accept: 'Accepted',
  Reject: 'Rejected',
  Block: 'Blocked',
  Unblock: 'Unblocked',
  Delete: 'Deleted',
  'Delete Account': 'Deleted',
  'Add Category': 'Added',
  End: 'Ended',
};

export type Question = {
  title: string;
  text: ReactNode;
  action: keyof typeof outcomes;
  isDangerous?: boolean;
  startOn?: 'close';
  about?: string;
  /** Asked by a letter, so an Enter that follows at once is an answer. */
  isByKey?: boolean;
  failure?: unknown;
  /** `outcome` is what somebody else has decided before: 'Already rejected'. */
  run: () => Promise<{ error?: unknown; outcome?: string }>;
};

export type AboutProps = { id: string; action: Question['action'] };

export type ReasonFieldProps = {
  label: string;
  text: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onSubmit: () => unknown;
};

/** The reason that may be given for a dangerous decision about a member, saved after the decision. */
type Reason = {
  Field: ComponentType<ReasonFieldProps>;
  save: (memberId: string, text: string) => Promise<{ error?: unknown }>;
};

type ConfirmServices = { About: ComponentType<AboutProps>; reason?: Reason };

const reasonText = 'The reason was not saved';

const AskContext = createContext<(question: Question) => void>(() => undefined);

export const useConfirm = () => use(AskContext);

export function ConfirmProvider({ children, ...services }: ConfirmServices & { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; key: number } | null>(null);
  const count = useRef(0);
  // A question may be asked while the one before is still closing.
  const ask = useCallback((question: Question) => setAsked({ question, key: (count.current += 1) }), []);
  return (
    <AskContext value={ask}>
      {children}
      {asked && (
        <ConfirmDialog
          key={asked.key}
          question={asked.question}
          {...services}
          onClose={() => setAsked((current) => (current === asked ? null : current))}
        />
      )}
    </AskContext>
  );
}

type ConfirmDialogProps = ConfirmServices & { question: Question; onClose: () => void };

function ConfirmDialog({ question, About, reason, onClose }: ConfirmDialogProps) {
  const { about, action, isDangerous } = question;
  const textId = useId();
  const [failure, setFailure] = useState(question.failure);
  const [isDone, setDone] = useState(false);
  const [text, setText] = useUnsentText(`reason-${action}-${about}`);
  const hasReason = reason !== undefined && about !== undefined && isDangerous === true;
  const outcome = outcomes[action];
  const notDoneText = `Not ${outcome.toLowerCase()}`;
  const { modal, close } = useModal(onClose, {
    // A call in flight cannot be cancelled: only Back and Forward leave it before its end.
    onEscape: () => !isRunning && close(),
    isByKey: question.isByKey,
    start: question.startOn ? '.ant-modal-footer > button' : '.ant-modal-footer > .ant-btn-primary',
  });

  const dispatch = useAppDispatch();
  const isLeft = useRef(false);
  const fail = (error: unknown, prefix: string) => {
    if (!isLeft.current) setFailure(error);
    // The sign-in form says why a session ended.
    else if (isApiError(error) && error.kind !== 'ended') dispatch(notDone(outcomeText(error, prefix)));
  };

  const decide = async () => {
    const reply = isDone ? {} : await question.run();
    if (reply.error !== undefined) return fail(reply.error, notDoneText);
    // The reason belongs to no other decision.
    const isAsAsked = reply.outcome === undefined || reply.outcome === `Already ${outcome.toLowerCase()}`;
    if (hasReason && !isBlank(text) && isAsAsked) {
      setDone(true);
      const { error } = await reason.save(about, text);
      if (error !== undefined) return fail(error, reasonText);
      setText('');
    }
    close();
  };
  const [run, isRunning] = useOneAtATime(decide);
  // Back and Forward lead away from what it asks about; the outcome of a call under way is told by a notice.
  useListener('popstate', () => {
    isLeft.current = isRunning;
    close();
  });
  const isTooLong = hasReason && text.length > longestNote;

  return (
    <Modal
      {...modal}
      title={question.title}
      width={440}
      cancelButtonProps={{ disabled: isRunning }}
      okText={failure === undefined ? action : 'Try again'}
      okButtonProps={{ danger: isDangerous && !isDone, disabled: isTooLong, 'aria-describedby': textId }}
      confirmLoading={isRunning}
      onOk={run}
    >
      <div id={textId}>
        {failure !== undefined && (
          <SaveFailure
            error={failure}
            prefix={isDone ? reasonText : notDoneText}
            onRefresh={() => isBlank(text) && close()}
          />
        )}
        {isDone ? (
          <p role="status">{`${outcome}. ${failure === undefined ? 'The reason is being saved…' : 'Only the reason is sent again.'}`}</p>
        ) : (
          <p>{question.text}</p>
        )}
        {about !== undefined && !isDone && <About id={about} action={action} />}
      </div>
      {hasReason && (
        <div style={{ marginTop: 12 }}>
          <reason.Field
            label="Reason (kept as a note)"
            text={text}
            isReadOnly={isRunning}
            onChange={setText}
            onSubmit={() => !isTooLong && run()}
          />
        </div>
      )}
    </Modal>
  );
}
