import { Button } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { failureText } from '@/shared/api/apiError';
import { useOneAtATime } from '@/shared/oneAtATime';
import { displayText } from '@/shared/text';
import { useUnsentWork } from '@/shared/unsentWork';
import { Dialog } from './Dialog';
import { isTouched, type Draft, type FormValues } from './drafts';
import { useDraft } from './useDraft';
import './form.css';

type FormDialogProps = {
  title: string;
  /** The label of the button that sends. */
  action: string;
  values: FormValues;
  /** What counts as untouched: with other values the box asks before it closes. */
  initial: FormValues;
  isReady: boolean;
  /** Under `key` the texts survive a reload of the tab and are offered back to `restore`. */
  draft?: { key: string; restore: (texts: Draft) => void };
  className?: string;
  /** The call; an `error` in its answer keeps the box open and says why. */
  run: () => Promise<{ error?: unknown }>;
  onClose: () => void;
  children: ReactNode;
};

/** A box with a form. What was typed leaves it only by being sent, or when the administrator says so. */
export function FormDialog({
  title,
  action,
  values,
  initial,
  isReady,
  draft,
  className = '',
  run,
  onClose,
  children,
}: FormDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [isRunning, setRunning] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isDone = useRef(false);
  const hasWork = isTouched(values, initial);
  const { offered, forget, settle } = useDraft(draft?.key, values, initial);
  useUnsentWork(hasWork);
  const departure = useDeparture(() => hasWork && !isDone.current);
  const isAsking = isLeaving || departure.isAsked;

  // Before anybody can type: later it would take the focus from the field that they went to.
  useLayoutEffect(() => {
    fields.current
      ?.querySelector<HTMLElement>('input:not([readonly]), textarea, select')
      ?.focus({ preventScroll: true });
  }, []);

  const close = () => dialog.current?.close();
  const finish = () => {
    isDone.current = true;
    forget();
    close();
  };
  const leave = () => (hasWork ? setLeaving(true) : close());
  const stay = () => {
    setLeaving(false);
    departure.stay();
  };
  const discard = () => {
    finish();
    departure.go();
  };

  const send = useOneAtATime(async () => {
    setRunning(true);
    setFailure(null);
    const { error } = await run();
    setRunning(false);
    if (error === undefined) finish();
    else setFailure(failureText(error));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void send();
  };

  return (
    <Dialog
      dialog={dialog}
      title={title}
      className={`form-dialog ${className}`}
      start={fields}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        if (isAsking) stay();
        else if (!isRunning) leave();
      }}
    >
      <form noValidate aria-label={title} onSubmit={submit}>
        {offered && draft && (
          <div className="form-offer" role="status">
            <span>You began to fill this in before.</span>
            <Button
              size="small"
              onClick={() => {
                draft.restore(offered);
                settle();
              }}
            >
              Restore
            </Button>
            <Button size="small" type="text" onClick={forget}>
              Discard
            </Button>
          </div>
        )}
        <div ref={fields} className="form-fields" tabIndex={-1}>
          {children}
        </div>
        <p className="confirm-failure" role="alert">
          {failure !== null && `Not saved: ${displayText(failure)}`}
        </p>
        {isAsking ? (
          <div className="dialog-buttons form-leave" role="alert">
            <span>Discard what you typed?</span>
            {/* The question came up where the focus was: its harmless answer has it now. */}
            <Button autoFocus onClick={stay}>
              Keep editing
            </Button>
            <Button danger onClick={discard}>
              Discard
            </Button>
          </div>
        ) : (
          <div className="dialog-buttons">
            <Button onClick={leave} disabled={isRunning}>
              Close
            </Button>
            <Button type="primary" htmlType="submit" disabled={!isReady} loading={isRunning}>
              {failure === null ? action : 'Try again'}
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** Stands in the way of Back, of links and of a reload for as long as there is work that they would lose. */
function useDeparture(hasWork: () => boolean) {
  const blocker = useBlocker(hasWork);
  const isHeld = useRef(hasWork);
  useEffect(() => {
    isHeld.current = hasWork;
  });
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isHeld.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  return {
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  };
}
