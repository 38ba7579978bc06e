import { Alert, Button, Form, Switch } from 'antd';
import { useId } from 'react';
import { failureText, isApiError } from '@/shared/api/apiError';
import { appConfig, hasExtension } from '@/shared/api/appConfig';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { preferencesChanged, usePreferences } from '@/shared/preferences/preferences';
import { displayText } from '@/shared/format/text';
import { SaveFailure } from '@/shared/ui/text/FailureLine';
import { useChangePasswordMutation } from './authApi';
import { selectEmail, selectIsEnrolmentNeeded, selectUsername } from './authSlice';
import { PasswordInput } from './PasswordInput';
import { SecondFactorPanel } from './secondFactor/SecondFactorPanel';
import { SessionsPanel } from './sessions/SessionsPanel';
import './profile.css';

export function ProfilePage() {
  const email = useAppSelector(selectEmail);
  const username = useAppSelector(selectUsername);
  const isEnrolmentNeeded = useAppSelector(selectIsEnrolmentNeeded);
  return (
    <div className="profile">
      {isEnrolmentNeeded && (
        <Alert
          style={{ gridColumn: '1 / -1' }}
          type="warning"
          role="alert"
          title="This service asks for a second factor. Add one here; everything else opens then."
        />
      )}
      <section className="panel" aria-labelledby="profile-name">
        <h2 id="profile-name">{username ?? 'Admin'}</h2>
        {email && <p>{email}</p>}
        <KeysSwitch />
      </section>
      <PasswordForm email={email} />
      {hasExtension('second-factor') && <SecondFactorPanel />}
      {hasExtension('sessions') && !isEnrolmentNeeded && <SessionsPanel />}
    </div>
  );
}

function KeysSwitch() {
  const dispatch = useAppDispatch();
  const { keys } = usePreferences();
  const id = useId();
  return (
    <div className="profile-keys">
      <label htmlFor={id}>Keyboard shortcuts</label>
      <Switch
        id={id}
        checked={keys === 'on'}
        onChange={(isOn) => dispatch(preferencesChanged({ keys: isOn ? 'on' : 'off' }))}
      />
      <p className="list-note">
        {keys === 'on' ? 'Press ? on any screen for the list of keys.' : 'Only Ctrl K and ⌘ K work.'}
      </p>
    </div>
  );
}

const blank = { oldpassword: '', newpassword: '', confirmpassword: '' };

const fields = [
  { name: 'oldpassword', label: 'Old Password', autoComplete: 'current-password' },
  { name: 'newpassword', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirmpassword', label: 'Confirm Password', autoComplete: 'new-password' },
] as const;

function PasswordForm({ email = '' }: { email?: string }) {
  const [changePassword, { isLoading, error, reset }] = useChangePasswordMutation();
  const [form] = Form.useForm<typeof blank>();
  const refused = refusedField(error);

  const [send] = useOneAtATime(async (typed: typeof blank) => {
    const { error: failure } = await changePassword(typed);
    if (failure) return form.focusField(refusedField(failure) ?? 'oldpassword');
    form.setFieldsValue(blank);
  });

  return (
    <section className="panel">
      <Form
        form={form}
        initialValues={blank}
        layout="vertical"
        aria-labelledby="profile-form"
        onValuesChange={() => error && reset()}
        onFinish={send}
      >
        <h2 id="profile-form">Reset Password</h2>
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {fields.map(({ name, label, autoComplete }) => (
          <Form.Item
            key={name}
            name={name}
            label={label}
            extra={(name === 'newpassword' && appConfig().passwordRule) || undefined}
            {...(name === refused && {
              validateStatus: 'error',
              help: <span role="alert">{displayText(failureText(error))}</span>,
            })}
          >
            <PasswordInput autoComplete={autoComplete} aria-invalid={name === refused || undefined} />
          </Form.Item>
        ))}
        {error !== undefined && refused === undefined && <SaveFailure error={error} onRefresh={reset} />}
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Submit
        </Button>
      </Form>
    </section>
  );
}

/** A refusal of the contract names no field, but its sentence does. */
function refusedField(error: unknown): keyof typeof blank | undefined {
  if (!isApiError(error) || error.kind !== 'refused') return undefined;
  if (/confirm/i.test(error.message)) return 'confirmpassword';
  const [word] = /\b(old|current|new|guess)\b/i.exec(error.message) ?? [];
  if (word === undefined) return undefined;
  return /old|current/i.test(word) ? 'oldpassword' : 'newpassword';
}
