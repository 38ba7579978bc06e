import { Alert, Button, Flex, Form, Modal, type FormInstance } from 'antd';
import { useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { isRefused } from '@/shared/api/apiError';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { keepFocus } from '@/shared/hooks/keepFocus';
import { useListener } from '@/shared/hooks/useListener';
import { SaveFailure } from '@/shared/ui/text/FailureLine';
import { isTouched, useDraft, type Draft, type FormValues } from './useDraft';
import { useModal } from './useModal';
import '@/shared/ui/form/form.css';

type FormDialogProps<Values extends FormValues> = {
  title: string;
  action: string;
  form: FormInstance<Values>;
  initial: Values;
  /** What was typed, if it differs from the form's values: the draft, and what decides about the question before closing. */
  typed?: { values: FormValues; initial: FormValues };
  isReady: boolean;
  draftKey: string;
  width?: number;
  run: (values: Values) => Promise<{ error?: unknown }>;
  onIncomplete?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** antd's Form in a Modal. What was typed is only discarded by submitting or by an explicit answer. */
export function FormDialog<Values extends FormValues>(props: FormDialogProps<Values>) {
  const { title, action, form, initial, typed, isReady, draftKey, width = 620, run, children } = props;
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const held = { ...initial, ...(Form.useWatch([], form) as Values | undefined) }; // useWatch cannot type the whole form
  const { values, initial: untouched } = typed ?? { values: held, initial };
  // Sent or discarded, though the Modal may stay open for a moment.
  const [isOver, setOver] = useState(false);
  const work = isOver ? untouched : values;
  const hasWork = isTouched(work, untouched);
  const { offered, forget, settle } = useDraft(draftKey, work, untouched);
  const blocker = useBlocker(hasWork);
  useListener('beforeunload', (event) => hasWork && event.preventDefault());
  const isAsking = isLeaving || blocker.state === 'blocked';
  const closed = () => {
    props.onClose();
    // After the owner's onClose, which may navigate: leaving the screen comes last.
    blocker.proceed?.();
  };
  const { modal, close } = useModal(closed, { onEscape: () => cancel() });

  const finish = () => {
    setOver(true);
    forget();
    close();
  };
  const leave = () => (hasWork ? setLeaving(true) : close());
  const stay = () => {
    setLeaving(false);
    blocker.reset?.();
  };
  const cancel = () => {
    if (isAsking) stay();
    else if (!isRunning) leave();
  };
  const restore = (texts: Draft) => {
    form.setFieldsValue(texts as Parameters<typeof form.setFieldsValue>[0]); // a draft has the form's field names
    settle();
  };
  const [send, isRunning] = useOneAtATime(async (sent: Values) => {
    setFailure(undefined);
    const { error } = await run(sent);
    if (error === undefined) finish();
    else setFailure(error);
  });

  return (
    <Modal
      {...modal}
      title={title}
      width={width}
      cancelButtonProps={{ disabled: isRunning }}
      onCancel={leave}
      okText={failure === undefined ? action : 'Try again'}
      okButtonProps={{ htmlType: 'submit', disabled: !isReady }}
      confirmLoading={isRunning}
      modalRender={(dialog) => (
        <Form
          form={form}
          layout="vertical"
          initialValues={initial}
          // noValidate: the browser's own checks must not block a form.
          noValidate
          scrollToFirstError={{ focus: true }}
          onFinishFailed={props.onIncomplete}
          aria-label={title}
          onValuesChange={() => isRefused(failure) && setFailure(undefined)}
          onFinish={(sent: Values) => isReady && !isOver && send({ ...initial, ...sent })}
        >
          {dialog}
        </Form>
      )}
      footer={
        isAsking ? (
          <Flex wrap align="center" gap={8} role="alert">
            <strong style={{ flex: '1 1 200px', textAlign: 'start' }}>Discard what you typed?</strong>
            <Button autoFocus onClick={stay}>
              Keep editing
            </Button>
            <Button danger onClick={finish}>
              Discard
            </Button>
          </Flex>
        ) : undefined
      }
    >
      {offered && (
        <div ref={keepFocus}>
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
        </div>
      )}
      <div className="form-fields">{children}</div>
      {/* Refresh closes the form; its draft keeps the values, in case nothing was saved. */}
      {failure !== undefined && <SaveFailure error={failure} onRefresh={close} />}
    </Modal>
  );
}
