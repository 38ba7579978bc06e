import { Button, Form, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { copyText } from '@/shared/format/copyText';
import { isRefused } from '@/shared/api/apiError';
import { saveFile } from '@/shared/format/csv';
import { useAppSelector } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { useModal } from '@/shared/ui/modal/useModal';
import { SaveFailure } from '@/shared/ui/text/FailureLine';
import { selectEmail } from '../authSlice';
import { PasswordInput } from '../PasswordInput';

type FactorDialogProps<Values> = {
  title: string;
  action: string;
  prefix: string;
  isDangerous?: boolean;
  /** `codes`: new recovery codes, which are shown next. `hasNext`: the dialog stays for another step. */
  run: (typed: Values) => Promise<{ error?: unknown; codes?: readonly string[]; hasNext?: true }>;
  onClose: () => void;
  children: ReactNode;
};

/** A form whose texts are kept nowhere, unlike those of FormDialog: they are passwords and codes. */
export function FactorDialog<Values extends object>(props: FactorDialogProps<Values>) {
  const { title, action, prefix, isDangerous, run, onClose, children } = props;
  const [failure, setFailure] = useState<unknown>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { modal, close } = useModal(onClose, { onEscape: () => !isRunning && close() });
  const [send, isRunning] = useOneAtATime(async (typed: Values) => {
    setFailure(undefined);
    const { error, codes: made = [], hasNext } = await run(typed);
    if (error !== undefined) setFailure(error);
    else if (made.length > 0) setCodes(made);
    else if (!hasNext) close();
  });
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <Modal
      {...modal}
      title={title}
      width={480}
      cancelButtonProps={{ disabled: isRunning }}
      okText={action}
      okButtonProps={{ htmlType: 'submit', danger: isDangerous }}
      confirmLoading={isRunning}
      modalRender={(dialog) => (
        <Form
          layout="vertical"
          noValidate
          preserve={false}
          aria-label={title}
          onValuesChange={() => isRefused(failure) && setFailure(undefined)}
          onFinish={send}
        >
          {dialog}
        </Form>
      )}
    >
      {children}
      {failure !== undefined && <SaveFailure error={failure} prefix={prefix} onRefresh={close} />}
    </Modal>
  );
}

export function OwnPasswordField() {
  const email = useAppSelector(selectEmail);
  return (
    <>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <Form.Item
        name="password"
        label="Your password"
        rules={[{ required: true, message: 'Please enter your password' }]}
      >
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
    </>
  );
}

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shown once: only an answer closes it. */
function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { modal, close } = useModal(onClose, { onEscape: () => undefined, start: '.ant-modal-footer > button' });
  const [copied, setCopied] = useState<string>();
  const text = codes.join('\n');
  const copy = async () =>
    setCopied((await copyText(text)) ? 'Copied.' : 'The browser did not let the codes be copied.');
  return (
    <Modal
      {...modal}
      title="Recovery codes"
      width={480}
      footer={
        <>
          <Button onClick={copy}>Copy</Button>
          <Button onClick={() => saveFile('recovery-codes.txt', `${text}\n`, 'text/plain;charset=utf-8')}>
            Download
          </Button>
          <Button type="primary" onClick={close}>
            I have kept them
          </Button>
        </>
      }
    >
      <p>
        Each signs you in once when you do not have your other second factor at hand. They are not shown again: keep
        them where you keep your passwords, or on paper.
      </p>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p role="status">{copied}</p>
    </Modal>
  );
}
