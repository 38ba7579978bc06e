import { Modal } from 'antd';
import { createContext, use, useCallback, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { SaveFailure } from '@/shared/ui/text/FailureLine';
import { tallModal, useModal } from './useModal';

/** The button of a question, and what stands before the reason when its call failed. */
const failurePrefixes = {
  Accept: 'Not accepted',
  Reject: 'Not rejected',
  Block: 'Not blocked',
  Unblock: 'Not unblocked',
  Delete: 'Not deleted',
  'Delete Account': 'Not deleted',
  'Add Category': 'Not added',
};

export type Question = {
  title: string;
  text: ReactNode;
  action: keyof typeof failurePrefixes;
  isDangerous?: boolean;
  startOn?: 'action' | 'close';
  /** The id of the member whom the answer concerns. */
  about?: string;
  /** Asked by a letter, so an Enter that follows at once is an answer. */
  isByKey?: boolean;
  /** What has failed before the question. */
  failure?: unknown;
  run: () => Promise<{ error?: unknown }>;
};

/** What is known of a member where somebody decides. */
export type AboutProps = { id: string; action: Question['action'] };

const AskContext = createContext<(question: Question) => void>(() => undefined);

export const useConfirm = () => use(AskContext);

export function ConfirmProvider({ About, children }: { About: ComponentType<AboutProps>; children: ReactNode }) {
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
          About={About}
          onClose={() => setAsked((current) => (current === asked ? null : current))}
        />
      )}
    </AskContext>
  );
}

type ConfirmDialogProps = { question: Question; About: ComponentType<AboutProps>; onClose: () => void };

function ConfirmDialog({ question, About, onClose }: ConfirmDialogProps) {
  const textId = useId();
  const [failure, setFailure] = useState(question.failure);
  const { modal, close } = useModal(onClose, {
    // A call in flight cannot be cancelled, so its Modal stays open until it ends.
    onEscape: () => !isRunning && close(),
    isByKey: question.isByKey,
    start: question.startOn === 'close' ? '.ant-modal-footer > button' : undefined,
  });

  const [run, isRunning] = useOneAtATime(async () => {
    const { error } = await question.run();
    if (error === undefined) close();
    else setFailure(error);
  });

  return (
    <Modal
      {...modal}
      title={question.title}
      width={440}
      styles={tallModal}
      cancelText="Close"
      cancelButtonProps={{ disabled: isRunning }}
      onCancel={close}
      okText={failure === undefined ? question.action : 'Try again'}
      okButtonProps={{ danger: question.isDangerous, 'aria-describedby': textId }}
      confirmLoading={isRunning}
      onOk={run}
    >
      <div id={textId}>
        {failure !== undefined && (
          <SaveFailure error={failure} prefix={failurePrefixes[question.action]} onRefresh={close} />
        )}
        <p>{question.text}</p>
        {question.about !== undefined && <About id={question.about} action={question.action} />}
      </div>
    </Modal>
  );
}
