import { Button, Flex, Skeleton, Form, Input, QRCode } from 'antd';
import { useState } from 'react';
import { displayDate } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { keepFocus } from '@/shared/hooks/keepFocus';
import { filledRule } from '@/shared/ui/form/filledRule';
import {
  useListFactorsQuery,
  useMakeRecoveryCodesMutation,
  useRemoveFactorMutation,
  type Factors,
  useBeginAppMutation,
  useConfirmFactorMutation,
  useBeginPasskeyMutation,
} from './factorApi';
import { FactorDialog } from './FactorDialog';
import { takesPasskeys, makePasskey } from './challenge';

type Factor = Factors['data'][number];
type Opened = { dialog: 'app' | 'passkey' | 'codes' } | { dialog: 'remove'; factor: Factor; isLast: boolean };

export function SecondFactorPanel() {
  const { data, error, isFetching, refetch } = useListFactorsQuery();
  const [opened, setOpened] = useState<Opened>();
  const { data: factors = [], recovery_codes: codesLeft = 0, kinds = [] } = data ?? {};
  const close = () => setOpened(undefined);
  return (
    <section className="panel" aria-labelledby="second-factor" tabIndex={-1}>
      <h2 id="second-factor">Second factor</h2>
      {error !== undefined && !isFetching && <FailureLine error={error} retry={refetch} />}
      {!data && isFetching && <Skeleton.Input block size="small" />}
      {data && factors.length === 0 && (
        <p>
          Your password alone signs you in. With a second factor, signing in also asks for a code from your phone
          {kinds.includes('passkey') && ' or for a passkey'}.
        </p>
      )}
      <ul className="factors">
        {factors.map((factor) => (
          <Flex key={factor.id} ref={keepFocus} component="li" align="center" justify="space-between" gap={12}>
            <div>
              <bdi>{displayText(factor.name)}</bdi>
              <p className="list-note">
                {factor.kind === 'totp' ? 'Authenticator app' : 'Passkey'}, added {displayDate(factor.created_at)}
                {factor.last_used_at !== null && `, last used ${displayDate(factor.last_used_at)}`}
              </p>
            </div>
            <Button
              danger
              aria-label={`Remove ${displayText(factor.name)}`}
              onClick={() => setOpened({ dialog: 'remove', factor, isLast: factors.length === 1 })}
            >
              Remove
            </Button>
          </Flex>
        ))}
      </ul>
      {factors.length > 0 && <p style={{ marginTop: 12 }}>Recovery codes left: {codesLeft}</p>}
      {data && (
        <Flex wrap gap={8} style={{ marginTop: 12 }}>
          <Button type={factors.length === 0 ? 'primary' : 'default'} onClick={() => setOpened({ dialog: 'app' })}>
            Add an authenticator app
          </Button>
          {kinds.includes('passkey') && takesPasskeys() && (
            <Button onClick={() => setOpened({ dialog: 'passkey' })}>Add a passkey</Button>
          )}
          {factors.length > 0 && <Button onClick={() => setOpened({ dialog: 'codes' })}>New recovery codes</Button>}
        </Flex>
      )}
      {opened?.dialog === 'app' && <AddAppDialog onClose={close} />}
      {opened?.dialog === 'passkey' && <AddPasskeyDialog onClose={close} />}
      {opened?.dialog === 'codes' && <NewCodesDialog onClose={close} />}
      {opened?.dialog === 'remove' && <RemoveFactorDialog {...opened} onClose={close} />}
    </section>
  );
}

type RemoveFactorDialogProps = { factor: Factor; isLast: boolean; onClose: () => void };

function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const [remove] = useRemoveFactorMutation();
  return (
    <FactorDialog
      title={`Remove ${displayText(factor.name)}`}
      action="Remove"
      prefix="Not removed"
      isDangerous
      run={() => remove(factor.id)}
      onClose={onClose}
    >
      <p>
        {isLast
          ? 'Without it your password alone signs you in, and your recovery codes end.'
          : 'It no longer signs you in then.'}
      </p>
    </FactorDialog>
  );
}

function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [make] = useMakeRecoveryCodesMutation();
  const run = async () => {
    const { data, error } = await make();
    return { error, codes: data?.recovery_codes };
  };
  return (
    <FactorDialog title="New recovery codes" action="Make new codes" prefix="Not made" run={run} onClose={onClose}>
      <p>The codes that you have now no longer work then.</p>
    </FactorDialog>
  );
}

type Typed = { name: string; code: string };

function AddAppDialog({ onClose }: { onClose: () => void }) {
  const [begin, { data: app }] = useBeginAppMutation();
  const [confirm] = useConfirmFactorMutation();

  const run = async ({ name, code }: Typed) => {
    if (!app) return { error: (await begin()).error, hasNext: true as const };
    const { data, error } = await confirm({ challenge: app.challenge, name, answer: code });
    return { error, codes: data?.recovery_codes };
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
          <QRCode
            aria-label="QR code of the key"
            style={{ margin: '12px auto' }}
            type="svg"
            value={app.otpauth_url}
            color="#000"
            bgColor="#fff"
            size={200}
          />
          <p style={{ marginBottom: 16, overflowWrap: 'anywhere' }}>
            Key: <code>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <NameField initial="My phone" />
          <Form.Item name="code" label="Code" rules={[filledRule('Please enter the code')]}>
            <Input inputMode="numeric" autoComplete="one-time-code" autoFocus />
          </Form.Item>
        </>
      )}
    </FactorDialog>
  );
}

function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [begin] = useBeginPasskeyMutation();
  const [confirm] = useConfirmFactorMutation();

  const run = async ({ name }: { name: string }) => {
    const begun = await begin();
    if (!begun.data) return { error: begun.error };
    const made = await makePasskey(begun.data.passkey);
    if (made.error) return { error: made.error };
    const { data, error } = await confirm({ challenge: begun.data.challenge, name, answer: made.answer });
    return { error, codes: data?.recovery_codes };
  };
  return (
    <FactorDialog title="Add a passkey" action="Add" prefix="Not added" run={run} onClose={onClose}>
      <p>A security key, or the fingerprint, face or PIN of this device.</p>
      <NameField initial="My passkey" />
    </FactorDialog>
  );
}

function NameField({ initial }: { initial: string }) {
  return (
    <Form.Item name="name" label="Name" initialValue={initial} rules={[filledRule('Please enter a name')]}>
      <Input maxLength={100} autoComplete="off" />
    </Form.Item>
  );
}
