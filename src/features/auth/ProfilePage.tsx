import { Button, Form, Input, Switch } from 'antd';
import { useId } from 'react';
import { isApiError } from '@/shared/api/apiError';
import { appConfig } from '@/shared/appConfig';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { useOneAtATime } from '@/shared/oneAtATime';
import { preferencesChanged, usePreferences } from '@/shared/preferences';
import { displayText } from '@/shared/text';
import { SaveFailure } from '@/shared/ui/SaveFailure';
import { useChangePasswordMutation } from './authApi';
import { selectEmail, selectUsername } from './authSlice';
import './profile.css';

export function ProfilePage() {
  const email = useAppSelector(selectEmail);
  const username = useAppSelector(selectUsername);
  return (
    <div className="profile">
      <section className="panel" aria-labelledby="profile-name">
        <h2 id="profile-name">{username ?? 'Admin'}</h2>
        {email && <p>{email}</p>}
        <KeysSwitch />
      </section>
      <PasswordForm email={email} />
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

function PasswordForm({ email = '' }: { email?: string }) {
  const [changePassword, { isLoading, error, reset }] = useChangePasswordMutation();
  const [form] = Form.useForm<typeof blank>();
  const field = isApiError(error) && error.kind === 'refused' ? fieldOf(error.message) : undefined;
  const failureOf = (name: keyof typeof blank) =>
    field === name && isApiError(error)
      ? ({ validateStatus: 'error', help: <span role="alert">{displayText(error.message)}</span> } as const)
      : undefined;

  const [send] = useOneAtATime(async (typed: typeof blank) => {
    const { error } = await changePassword(typed);
    if (!error) form.setFieldsValue(blank);
    else if (isApiError(error) && error.kind === 'refused') form.focusField(fieldOf(error.message) ?? 'oldpassword');
  });

  return (
    <Form
      className="panel"
      form={form}
      initialValues={blank}
      layout="vertical"
      requiredMark={false}
      aria-labelledby="profile-form"
      onValuesChange={() => error && reset()}
      onFinish={send}
    >
      <h2 id="profile-form">Reset Password</h2>
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Form.Item name="oldpassword" label="Old Password" {...failureOf('oldpassword')}>
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newpassword"
        label="New Password"
        extra={appConfig().passwordRule || undefined}
        {...failureOf('newpassword')}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="confirmpassword" label="Confirm Password" {...failureOf('confirmpassword')}>
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      {error !== undefined && field === undefined && <SaveFailure error={error} onRefresh={reset} />}
      <Button type="primary" htmlType="submit" loading={isLoading}>
        Submit
      </Button>
    </Form>
  );
}

/** A refusal of the contract names no field, but its sentence does. */
function fieldOf(sentence: string): keyof typeof blank | undefined {
  if (/confirm/i.test(sentence)) return 'confirmpassword';
  const [word] = /\b(old|current|new|guess)\b/i.exec(sentence) ?? [];
  if (word === undefined) return undefined;
  return /old|current/i.test(word) ? 'oldpassword' : 'newpassword';
}
