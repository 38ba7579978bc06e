import { Button } from 'antd';
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { bulkQueue, BulkProgress } from '@/shared/bulkQueue';
import { Dialog } from './Dialog';
import { RunProgress } from './RunProgress';

type Run = Pick<ReturnType<typeof bulkQueue>, 'listen' | 'progress' | 'start' | 'pause' | 'goOn' | 'stop'>;

type Stage = BulkProgress & { isAsking: boolean; isEnded: boolean };

type RunDialogProps = {
  title: string;
  className: string;
  run: Run;
  /** How many the run is for. */
  count: number;
  question: ReactNode;
  note?: ReactNode;
  /** What the buttons say that start it and let it go on. */
  action: string;
  goOn: string;
  isDangerous?: boolean;
  /** What became of all, said at the end. */
  report: (stage: Stage) => string;
  /** The way to those that are left at the end, if there are any. */
  again: (stage: Stage) => { label: string; press: () => void } | false;
  /** What it is for, and what became of each. */
  rows: (stage: Stage) => ReactNode;
  onClose: () => void;
};

/** Asks once before a run of many calls, shows how far it has come, and reports what became of each. Escape pauses it. */
export function RunDialog(props: RunDialogProps) {
  const { title, className, run, count, question, note, action, goOn, isDangerous, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const progress = useSyncExternalStore(run.listen, run.progress);
  const { phase } = progress;
  const isAsking = phase === 'asking';
  const isEnded = phase === 'ended';
  const stage = { ...progress, isAsking, isEnded };
  const again = isEnded && props.again(stage);

  // Nobody is left who could stop it.
  useEffect(() => run.stop, [run]);
  // The button that started it has gone, and the focus with it.
  useLayoutEffect(() => {
    if (isEnded) close.current?.focus();
  }, [isEnded]);

  return (
    <Dialog
      dialog={dialog}
      title={title}
      describedBy={textId}
      className={className}
      start={start}
      onClose={onClose}
      onCancel={(event) => {
        if (isAsking || isEnded) return;
        event.preventDefault();
        run.pause();
      }}
    >
      <p id={textId}>{question}</p>
      {note}
      <RunProgress label={title} progress={progress} count={count} report={props.report(stage)} />
      {props.rows(stage)}
      <div className="dialog-buttons">
        {(isAsking || isEnded) && (
          <Button ref={close} onClick={() => dialog.current?.close()}>
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
          <Button ref={start} type="primary" danger={isDangerous} loading={!isAsking} onClick={run.start}>
            {action}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
