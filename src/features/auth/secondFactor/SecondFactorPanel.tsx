import { Button, Flex, Skeleton } from 'antd';
import { useState } from 'react';
import * as v from 'valibot';
import { displayDate, timestampSchema } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { FailureLine } from '@/shared/ui/text/FailureLine';
import { useListFactorsQuery, useMakeRecoveryCodesMutation, useRemoveFactorMutation, type Factors } from './factorApi';
import { AddAppDialog } from './AddAppDialog';
import { AddPasskeyDialog } from './AddPasskeyDialog';
import { FactorDialog, RecoveryCodesDialog } from './FactorDialog';
import { takesPasskeys } from './passkey';

type Factor = Factors['data'][number];
type Opened = { dialog: 'app' | 'passkey' | 'codes' } | { dialog: 'remove'; factor: Factor; isLast: boolean };

const dayOf = (instant: string) => displayDate(v.parse(timestampSchema, instant));

export function SecondFactorPanel() {
  const { data, error, isFetching, refetch } = useListFactorsQuery();
  const [opened, setOpened] = useState<Opened>();
  const { data: factors = [], recovery_codes: codesLeft = 0, kinds = [] } = data ?? {};
  const close = () => setOpened(undefined);
  return (
    <section className="panel" aria-labelledby="second-factor">
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
          <li key={factor.id}>
            <div>
              <bdi>{displayText(factor.name)}</bdi>
              <p className="list-note">
                {factor.kind === 'totp' ? 'Authenticator app' : 'Passkey'}, added {dayOf(factor.created_at)}
                {factor.last_used_at !== '' && `, last used ${dayOf(factor.last_used_at)}`}
              </p>
            </div>
            <Button
              danger
              aria-label={`Remove ${displayText(factor.name)}`}
              onClick={() => setOpened({ dialog: 'remove', factor, isLast: factors.length === 1 })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {factors.length > 0 && <p>Recovery codes left: {codesLeft}</p>}
      {data && (
        <Flex wrap gap={8} className="factor-actions">
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
  const [make, { data }] = useMakeRecoveryCodesMutation();
  if (data) return <RecoveryCodesDialog codes={data.recovery_codes} onClose={onClose} />;
  return (
    <FactorDialog
      title="New recovery codes"
      action="Make new codes"
      prefix="Not made"
      run={async () => ({ ...(await make()), hasNext: true })}
      onClose={onClose}
    >
      <p>The codes that you have now no longer work then.</p>
    </FactorDialog>
  );
}
