import { Button, Modal, Progress } from 'antd';
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { bulkQueue, BulkProgress } from '@/shared/bulkQueue';
import { questionDelay, useModal } from './useModal';
import './run.css';

type Run = Pick<ReturnType<typeof bulkQueue>, 'listen' | 'progress' | 'start' | 'pause' | 'goOn' | 'stop'>;

type Stage = BulkProgress & { isAsking: boolean; isEnded: boolean };

type RunDialogProps = {
  title: string;
  width: number;
  run: Run;
  count: number;
  question: ReactNode;
  note?: ReactNode;
  action: string;
  goOn: string;
  isDangerous?: boolean;
  report: (stage: Stage) => string;
  again: (stage: Stage) => { label: string; press: () => void } | false;
  rows: (stage: Stage) => ReactNode;
  onClose: () => void;
};

export function RunDialog(props: RunDialogProps) {
  const { title, width, run, count, question, note, action, goOn, isDangerous, onClose } = props;
  const start = useRef<HTMLButtonElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const progress = useSyncExternalStore(run.listen, run.progress);
  const { phase } = progress;
  const answered = progress.done + progress.failed;
  const isAsking = phase === 'asking';
  const isEnded = phase === 'ended';
  const isUnderWay = !isAsking && !isEnded;
  const stage = { ...progress, isAsking, isEnded };
  const again = isEnded && props.again(stage);
  const { modal, close, tabIndex } = useModal(onClose, {
    onEscape: isUnderWay ? run.pause : undefined,
    start,
    startsAfter: questionDelay,
  });

  // Unmounted: nobody could stop it any more.
  useEffect(() => run.stop, [run]);
  useLayoutEffect(() => {
    if (isEnded) closeButton.current?.focus();
  }, [isEnded]);

  return (
    <Modal
      {...modal}
      title={title}
      width={width}
      footer={
        <>
          {!isUnderWay && (
            <Button ref={closeButton} tabIndex={tabIndex} onClick={close}>
              Close
            </Button>
          )}
          {phase === 'running' && <Button onClick={run.pause}>Pause</Button>}
          {phase === 'paused' && <Button onClick={run.goOn}>{goOn}</Button>}
          {(phase === 'running' || phase === 'paused') && <Button onClick={run.stop}>Stop</Button>}
          {again && (
            <Button type="primary" onClick={again.press}>
              {again.label}
            </Button>
          )}
          {!isEnded && (
            <Button
              ref={start}
              tabIndex={tabIndex}
              type="primary"
              danger={isDangerous}
              loading={!isAsking}
              aria-describedby={textId}
              onClick={run.start}
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      <p id={textId}>{question}</p>
      {note}
      {isUnderWay && (
        <Progress
          aria-label={title}
          percent={count === 0 ? 100 : (answered / count) * 100}
          format={() => `${answered} of ${count}`}
        />
      )}
      <p className="run-report" role="status">
        {isEnded && props.report(stage)}
        {phase === 'paused' && 'Paused.'}
        {phase === 'stopping' && 'Waiting for the last answers...'}
      </p>
      {props.rows(stage)}
    </Modal>
  );
}
