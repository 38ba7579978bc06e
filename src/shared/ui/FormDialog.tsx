import { Alert, Button, Form, Modal, type FormInstance } from 'antd';
import { useRef, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import type { ApiError } from '@/shared/api/apiError';
import { useOneAtATime } from '@/shared/oneAtATime';
import { useUnsentWork } from '@/shared/unsentWork';
import { useListener } from '@/shared/useListener';
import { isTouched, type Draft, type FormValues } from './drafts';
import { SaveFailure } from './SaveFailure';
import { tallModal } from './tallModal';
import { useDraft } from './useDraft';
import { useModal } from './useModal';
import './form.css';

type FormDialogProps<Values extends FormValues> = {
  title: string;
  action: string;
  form: FormInstance<Values>;
  initial: Values;
  /** What was typed, where it is not simply what the form holds: it decides about the question before closing, and is the draft. */
  typed?: { values: FormValues; initial: FormValues };
  isReady?: boolean;
  /** Under this key the texts survive a reload of the tab, and are offered back. */
  draftKey: string;
  /** What of a draft goes back into the form, where that is not all of it. */
  valuesOfDraft?: (texts: Draft) => FormValues;
  width?: number;
  /** Why the form cannot be sent as it stands: said on a press, and gone as soon as it is mended, which `onFlaw` is told too. */
  flawOf?: (values: Values) => string | undefined;
  onFlaw?: (flaw: string | undefined) => void;
  run: (values: Values) => Promise<{ error?: unknown }>;
  onClose: () => void;
  children: ReactNode;
};

/** antd's Form in a Modal. What was typed leaves it only by being sent, or when the administrator says so. */
export function FormDialog<Values extends FormValues>(props: FormDialogProps<Values>) {
  const { title, action, form, initial, typed, isReady = true, draftKey, width = 620, run, onClose, children } = props;
  const { flawOf, onFlaw } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [flaw, setFlaw] = useState<string>();
  const isDone = useRef(false);
  const held = { ...initial, ...(Form.useWatch([], form) as Values | undefined) }; // the whole form has the form's own type
  const { values, initial: untouched } = typed ?? { values: held, initial };
  // What is sent, or not wanted, is no work any longer, though the box may stay for a moment.
  const [isOver, setOver] = useState(false);
  const work = isOver ? untouched : values;
  const hasWork = isTouched(work, untouched);
  const { offered, forget, settle } = useDraft(draftKey, work, untouched);
  useUnsentWork(hasWork);
  const departure = useDeparture(() => hasWork && !isDone.current);
  const isAsking = isLeaving || departure.isAsked;
  const closed = () => {
    onClose();
    // After its owner, who may have an address of its own for a closed box: the departure has the last word.
    departure.go();
  };
  const { modal, close } = useModal(closed, {
    onEscape: () => cancel(),
    start: { current: { focus: () => firstField(fields.current)?.focus() } },
  });

  const finish = () => {
    isDone.current = true;
    setOver(true);
    forget();
    close();
  };
  const leave = () => (hasWork ? setLeaving(true) : close());
  const stay = () => {
    setLeaving(false);
    departure.stay();
  };
  const cancel = () => {
    if (isAsking) stay();
    else if (!isRunning) leave();
  };
  const restore = (texts: Draft) => {
    form.setFieldsValue((props.valuesOfDraft?.(texts) ?? texts) as Parameters<typeof form.setFieldsValue>[0]); // a draft has the names of the form
    settle();
  };
  const tellFlaw = (found: string | undefined) => {
    setFlaw(found);
    onFlaw?.(found);
  };
  const [send, isRunning] = useOneAtATime(async (sent: Values) => {
    setFailure(undefined);
    const found = flawOf?.(sent);
    if (found !== undefined) return tellFlaw(found);
    const { error } = await run(sent);
    if (error === undefined) finish();
    else setFailure(error);
  });

  return (
    <Modal
      {...modal}
      title={title}
      width={width}
      styles={tallModal}
      modalRender={(box) => (
        <Form
          form={form}
          layout="vertical"
          initialValues={initial}
          requiredMark={false}
          // What the browser itself finds wrong, such as the form of an e-mail, never keeps a form from being sent.
          noValidate
          scrollToFirstError
          aria-label={title}
          onValuesChange={(_change, changed: Values) => {
            if (flaw !== undefined && flawOf?.({ ...initial, ...changed }) === undefined) tellFlaw(undefined);
          }}
          onFinish={(sent: Values) => isReady && !isDone.current && send({ ...initial, ...sent })}
        >
          {box}
        </Form>
      )}
      footer={
        isAsking ? (
          <div className="form-leave" role="alert">
            <span>Discard what you typed?</span>
            <Button autoFocus onClick={stay}>
              Keep editing
            </Button>
            <Button danger onClick={finish}>
              Discard
            </Button>
          </div>
        ) : (
          <>
            <Button onClick={leave} disabled={isRunning}>
              Close
            </Button>
            <Button type="primary" htmlType="submit" disabled={!isReady} loading={isRunning}>
              {failure === undefined ? action : 'Try again'}
            </Button>
          </>
        )
      }
    >
      {offered && (
        <Alert
          type="info"
          role="status"
          title="You have an unsaved draft."
          action={
            <>
              <Button size="small" onClick={() => restore(offered)}>
                Restore
              </Button>
              <Button size="small" type="text" onClick={forget}>
                Discard
              </Button>
            </>
          }
        />
      )}
      <div ref={fields} className="form-fields">
        {children}
      </div>
      {flaw !== undefined && (
        <SaveFailure error={{ kind: 'refused', message: flaw } satisfies ApiError} onLook={close} />
      )}
      {/* What was typed is offered again, for the case that the look finds nothing. */}
      {failure !== undefined && <SaveFailure error={failure} onLook={close} />}
    </Modal>
  );
}

const firstField = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('input:not([readonly], [type="file"], [disabled]), textarea');

/** Stands in the way of Back, of links and of a reload for as long as there is work that they would lose. */
function useDeparture(hasWork: () => boolean) {
  const blocker = useBlocker(hasWork);
  useListener('beforeunload', (event) => {
    if (hasWork()) event.preventDefault();
  });
  return { isAsked: blocker.state === 'blocked', stay: () => blocker.reset?.(), go: () => blocker.proceed?.() };
}
