import { Form, Input } from 'antd';
import { filledRule } from '@/shared/ui/form/filledRule';
import { useBeginPasskeyMutation, useConfirmFactorMutation } from './factorApi';
import { FactorDialog, RecoveryCodesDialog } from './FactorDialog';
import { makePasskey } from './passkey';

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [begin] = useBeginPasskeyMutation();
  const [confirm, { data: added }] = useConfirmFactorMutation();
  const codes = added?.recovery_codes ?? [];
  if (codes.length > 0) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;

  const run = async ({ name }: { name: string }) => {
    const begun = await begin();
    if (!begun.data) return { error: begun.error };
    const made = await makePasskey(begun.data.passkey);
    if (made.error) return { error: made.error };
    const { data, error } = await confirm({ challenge: begun.data.challenge, name, answer: made.answer });
    return { error, hasNext: data && data.recovery_codes.length > 0 };
  };
  return (
    <FactorDialog title="Add a passkey" action="Add" prefix="Not added" run={run} onClose={onClose}>
      <p>A security key, or the fingerprint, face or PIN of this device.</p>
      <Form.Item name="name" label="Name" initialValue="My passkey" rules={[filledRule('Please enter a name')]}>
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
    </FactorDialog>
  );
}
