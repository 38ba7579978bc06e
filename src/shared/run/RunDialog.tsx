import { Button, Modal, Progress } from 'antd';
import { useEffect, useEffectEvent, useId, type ReactNode } from 'react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { useModal } from '@/shared/ui/modal/useModal';
import {
  driveRun,
  progressOf,
  runClosed,
  runPaused,
  runResumed,
  runRetried,
  runStarted,
  runStopped,
  selectIsClosed,
  useRun,
  type RowState,
  type RunWork,
} from './runSlice';
import './run.css';

export type RunDialogProps = {
  title: string;
  width: number;
  ids: readonly string[];
  work: () => RunWork;
  question: ReactNode;
  note?: ReactNode;
  action: string;
  resumeLabel: string;
  isDangerous?: boolean;
  again: { label: string; ids: readonly string[] };
  undo?: ReactNode;
  rows: ReactNode;
  rowsLabel: string;
  onClose: () => void;
};

export function RunDialog(props: RunDialogProps) {
  const { title, width, ids, work, question, note, action, resumeLabel, isDangerous, again, onClose } = props;
  const textId = useId();
  const dispatch = useAppDispatch();
  const run = useRun();
  const isEarlierUnderWay = useAppSelector(selectIsClosed);
  const count = ids.length;
  const { phase, done, failed } = progressOf(run, count);
  const drive = (event: UnknownAction) => dispatch(driveRun(work(), event));
  const isAsking = phase === 'asking';
  const isEnded = phase === 'ended';
  const isUnderWay = !isAsking && !isEnded;
  const pause = () => dispatch(runPaused());
  const { modal, close } = useModal(onClose, { onEscape: isUnderWay ? pause : undefined });

  const isAllDone = isEnded && done === count;
  const closeDone = useEffectEvent(close);
  useEffect(() => {
    if (isAllDone) closeDone();
  }, [isAllDone]);

  const leave = useEffectEvent(() => run && drive(runClosed()));
  useEffect(() => () => void leave(), []);

  return (
    <Modal
      {...modal}
      title={title}
      width={width}
      footer={
        <>
          {!isUnderWay && (
            <Button autoFocus={isEnded} onClick={close}>
              Close
            </Button>
          )}
          {/* What takes the place of a pressed button is the same element, which keeps the focus. */}
          {(phase === 'running' || phase === 'paused') && (
            // The second click of a double click would take the first one back.
            <Button onClick={({ detail }) => detail < 2 && (phase === 'running' ? pause() : drive(runResumed()))}>
              {phase === 'running' ? 'Pause' : resumeLabel}
            </Button>
          )}
          {isUnderWay && (
            <Button loading={phase === 'stopping'} onClick={() => drive(runStopped())}>
              Stop
            </Button>
          )}
          {isEnded && props.undo}
          {(!isEnded || again.ids.length > 0) && (
            <Button
              type="primary"
              danger={isDangerous && !isEnded}
              loading={isUnderWay || isEarlierUnderWay}
              aria-describedby={isAsking ? textId : undefined}
              onClick={() => drive(isEnded ? runRetried(again.ids) : runStarted(ids))}
            >
              {isEnded ? again.label : action}
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
          percent={((done + failed) / count) * 100}
          format={() => `${done + failed} of ${count}`}
        />
      )}
      <p className="run-report" role="status">
        {isEnded && run && work().reportOf(run)}
        {phase === 'paused' && 'Paused.'}
        {phase === 'stopping' && 'Waiting for the last answers...'}
        {isEarlierUnderWay && 'Waiting for the last answers of the run before...'}
      </p>
      <div className="run-rows" role="region" tabIndex={0} aria-label={props.rowsLabel}>
        {props.rows}
      </div>
    </Modal>
  );
}

const resultColours: Partial<Record<RowState, string>> = { done: 'var(--success)', failed: 'var(--danger)' };

type RunResultProps = { state: RowState; reason: string | undefined; isEnded: boolean; done: string };

export function RunResult({ state, reason, isEnded, done }: RunResultProps) {
  const texts: Record<RowState, string> = {
    done,
    failed: displayText(reason ?? ''),
    'under way': 'Under way',
    waiting: isEnded ? 'Not started' : '',
  };
  return <span style={{ color: resultColours[state] }}>{texts[state]}</span>;
}
