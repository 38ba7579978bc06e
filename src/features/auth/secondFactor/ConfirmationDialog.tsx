import { Button, Flex, Form, Input } from 'antd';
import { Fragment, useRef, useState } from 'react';
import { confirmationEnded } from '@/shared/api/session';
import { useAppDispatch } from '@/shared/hooks/store';
import { filledRule } from '@/shared/ui/form/filledRule';
import { readAsked, typedKinds, askPasskey, takesPasskeys } from './challenge';
import { useConfirmIdentityMutation } from './factorApi';
import { FactorDialog, OwnPasswordField } from './FactorDialog';

export type ConfirmationDialogProps = {
  asked: object;
};

const aboveField = { marginBottom: 12 };

const changes = {
  totp: typedKinds.totp.change,
  passkey: 'Use a passkey',
  recovery: typedKinds.recovery.change,
};

/** The call that the server has refused waits until it is closed. */
export function ConfirmationDialog({ asked }: ConfirmationDialogProps) {
  const dispatch = useAppDispatch();
  const [confirm] = useConfirmIdentityMutation();
  const { challenge, kinds, passkey } = readAsked(asked);
  const offered = (['totp', 'passkey', 'recovery'] as const).filter(
    (kind) => kinds.includes(kind) && (kind !== 'passkey' || takesPasskeys()),
  );
  const [kind, setKind] = useState(offered[0] ?? 'password');
  const isConfirmed = useRef(false);

  const run = async (typed: Partial<Record<typeof kind, string>>) => {
    const given = kind === 'passkey' ? await askPasskey(passkey ?? {}) : { answer: typed[kind] ?? '' };
    if (given.answer === undefined) return { error: given.error };
    const { error } = await confirm({ challenge, kind, answer: given.answer });
    isConfirmed.current = error === undefined;
    return { error };
  };
  return (
    <FactorDialog
      title="Confirm that it is you"
      action={kind === 'passkey' ? 'Use a passkey' : 'Confirm'}
      prefix="Not confirmed"
      run={run}
      onClose={() => dispatch(confirmationEnded(isConfirmed.current))}
    >
      {kind === 'password' && (
        <>
          <p style={aboveField}>Enter your password once more, so that nobody does this at a screen left open.</p>
          <OwnPasswordField />
        </>
      )}
      {kind === 'passkey' && <p style={aboveField}>A security key, or the fingerprint, face or PIN of this device.</p>}
      {(kind === 'totp' || kind === 'recovery') && (
        <Fragment key={kind}>
          <p style={aboveField}>{typedKinds[kind].hint}</p>
          <Form.Item name={kind} label={typedKinds[kind].label} rules={[filledRule('Please enter the code')]}>
            <Input inputMode={typedKinds[kind].inputMode} autoComplete={typedKinds[kind].autoComplete} autoFocus />
          </Form.Item>
        </Fragment>
      )}
      <Flex vertical align="start">
        {offered
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} type="link" style={{ paddingInline: 0 }} onClick={() => setKind(other)}>
              {changes[other]}
            </Button>
          ))}
      </Flex>
    </FactorDialog>
  );
}
