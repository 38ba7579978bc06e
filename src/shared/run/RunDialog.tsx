import { Button, Modal, Progress } from 'antd';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import type { RowState, RunProgress } from './run';
import { displayText } from '@/shared/format/text';
import { tallModal, useModal } from '@/shared/ui/modal/useModal';
import './run.css';

type RunDialogProps = {
  title: string;
  width: number;
  progress: RunProgress;
  count: number;
  question: ReactNode;
  note?: ReactNode;
  action: string;
  resumeLabel: string;
  isDangerous?: boolean;
  report: string;
  again: { label: string; press: () => void } | false;
  rows: ReactNode;
  rowsLabel: string;
  onStart: () => void;
  onPause: () => void;
  onResume: () => void;
  onStop: () => void;
  onClose: () => void;
};

// A scrollable region must be reachable by Tab.
const inTabOrder = 0;

export function RunDialog(props: RunDialogProps) {
  const { title, width, progress, count, question, note, action, resumeLabel, isDangerous, onClose } = props;
  const { onStart, onPause, onResume, onStop } = props;
  const textId = useId();
  const { phase } = progress;
  const answered = progress.done + progress.failed;
  const isAsking = phase === 'asking';
  const isEnded = phase === 'ended';
  const isUnderWay = !isAsking && !isEnded;
  const again = isEnded && props.again;
  const { modal, close } = useModal(onClose, { onEscape: isUnderWay ? onPause : undefined });

  const isAllDone = isEnded && progress.done === count;
  const closeDone = useEffectEvent(close);
  useEffect(() => {
    if (isAllDone) closeDone();
  }, [isAllDone]);

  const stop = useEffectEvent(onStop);
  useEffect(() => () => stop(), []);

  return (
    <Modal
      {...modal}
      title={title}
      width={width}
      styles={tallModal}
      footer={
        <>
          {!isUnderWay && (
            <Button autoFocus={isEnded} onClick={close}>
              Close
            </Button>
          )}
          {phase === 'running' && <Button onClick={onPause}>Pause</Button>}
          {phase === 'paused' && <Button onClick={onResume}>{resumeLabel}</Button>}
          {(phase === 'running' || phase === 'paused') && <Button onClick={onStop}>Stop</Button>}
          {again && (
            <Button type="primary" onClick={again.press}>
              {again.label}
            </Button>
          )}
          {!isEnded && (
            <Button
              type="primary"
              danger={isDangerous}
              loading={!isAsking}
              aria-describedby={isAsking ? textId : undefined}
              onClick={onStart}
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      {isAsking && (
        <>
          <p id={textId}>{question}</p>
          {note}
        </>
      )}
      {isUnderWay && (
        <Progress
          aria-label={title}
          percent={count === 0 ? 100 : (answered / count) * 100}
          format={() => `${answered} of ${count}`}
        />
      )}
      <p className="run-report" role="status">
        {isEnded && props.report}
        {phase === 'paused' && 'Paused.'}
        {phase === 'stopping' && 'Waiting for the last answers...'}
      </p>
      <div className="run-rows" role="region" tabIndex={inTabOrder} aria-label={props.rowsLabel}>
        {props.rows}
      </div>
    </Modal>
  );
}

type RunResultProps = { state: RowState; reason: string | undefined; isEnded: boolean; done: string };

export function RunResult({ state, reason, isEnded, done }: RunResultProps) {
  const texts: Record<RowState, string> = {
    done,
    failed: displayText(reason ?? ''),
    'under way': 'Under way',
    waiting: isEnded ? 'Not started' : '',
  };
  return (
    <span className="run-result" data-state={state}>
      {texts[state]}
    </span>
  );
}
