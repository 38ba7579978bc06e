import { Button, Modal } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useOneAtATime } from '@/shared/oneAtATime';
import { SaveFailure } from './SaveFailure';
import { questionDelay, useModal } from './useModal';

export type Question = {
  title: string;
  text: ReactNode;
  action: string;
  isDangerous?: boolean;
  startOn?: 'action' | 'close';
  failure?: unknown;
  /** Keeps the Modal open while its result has an `error`, and shows it. */
  run: () => Promise<{ error?: unknown }>;
};

export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const start = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const [failure, setFailure] = useState(question.failure);
  const { modal, close, tabIndex } = useModal(onClose, {
    // A call in flight cannot be cancelled, so its Modal stays open until it ends.
    onEscape: () => !isRunning && close(),
    start,
    startsAfter: questionDelay,
  });

  const [run, isRunning] = useOneAtATime(async () => {
    setFailure(undefined);
    const { error } = await question.run();
    if (error === undefined) close();
    else setFailure(error);
  });
  const startsOnClose = question.startOn === 'close';

  return (
    <Modal
      {...modal}
      title={question.title}
      width={440}
      footer={
        <>
          <Button ref={startsOnClose ? start : undefined} tabIndex={tabIndex} onClick={close} disabled={isRunning}>
            Close
          </Button>
          <Button
            ref={startsOnClose ? undefined : start}
            tabIndex={tabIndex}
            type="primary"
            danger={question.isDangerous}
            loading={isRunning}
            aria-describedby={textId}
            onClick={run}
          >
            {failure === undefined ? question.action : 'Try again'}
          </Button>
        </>
      }
    >
      <p id={textId}>{question.text}</p>
      {failure !== undefined && <SaveFailure error={failure} onLook={close} />}
    </Modal>
  );
}
