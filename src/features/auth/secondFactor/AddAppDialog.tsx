import { Form, Input, QRCode } from 'antd';
import { filledRule } from '@/shared/ui/form/filledRule';
import { useBeginAppMutation, useConfirmFactorMutation } from './factorApi';
import { FactorDialog, RecoveryCodesDialog } from './FactorDialog';

type Typed = { name: string; code: string };

export function AddAppDialog({ onClose }: { onClose: () => void }) {
  const [begin, { data: app }] = useBeginAppMutation();
  const [confirm, { data: added }] = useConfirmFactorMutation();
  const codes = added?.recovery_codes ?? [];
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;

  const run = async ({ name, code }: Typed) => {
    if (!app) return { ...(await begin()), hasNext: true };
    const { data, error } = await confirm({ challenge: app.challenge, name, answer: code });
    return { error, hasNext: data && data.recovery_codes.length > 0 };
  };
  return (
    <FactorDialog
      title="Add an authenticator app"
      action={app ? 'Add' : 'Next'}
      prefix={app ? 'Not added' : 'Not begun'}
      run={run}
      onClose={onClose}
    >
      {!app && <p>You need an app on your phone that shows a new code every half minute, such as Aegis or 2FAS.</p>}
      {app && (
        <>
          <p>Scan this with the app, or type the key into it. Then enter the code that it shows.</p>
          {/* Black on white in both schemes: many cameras read nothing else. */}
          <QRCode className="factor-qr" type="svg" value={app.otpauth_url} color="#000" bgColor="#fff" size={200} />
          <p className="factor-key">
            Key: <code>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <Form.Item name="name" label="Name" initialValue="My phone" rules={[filledRule('Please enter a name')]}>
            <Input maxLength={100} autoComplete="off" />
          </Form.Item>
          <Form.Item name="code" label="Code" rules={[filledRule('Please enter the code')]}>
            <Input inputMode="numeric" autoComplete="one-time-code" autoFocus />
          </Form.Item>
        </>
      )}
    </FactorDialog>
  );
}
