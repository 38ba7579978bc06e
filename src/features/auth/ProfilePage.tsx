import { Button, Form, Input } from 'antd';
import { appConfig } from '@/shared/appConfig';
import { useAppSelector } from '@/shared/hooks';
import { useOneAtATime } from '@/shared/oneAtATime';
import { useChangePasswordMutation } from './authApi';
import { selectEmail, selectUsername } from './authSlice';

const blank = { oldpassword: '', newpassword: '', confirmpassword: '' };

export function ProfilePage() {
  const email = useAppSelector(selectEmail);
  const username = useAppSelector(selectUsername);
  const [changePassword, { isLoading }] = useChangePasswordMutation();
  const [form] = Form.useForm<typeof blank>();

  const [send] = useOneAtATime(async (typed: typeof blank) => {
    const { error } = await changePassword(typed);
    if (!error) form.setFieldsValue(blank);
  });

  return (
    <section className="panel profile" aria-labelledby="profile-name">
      <h2 id="profile-name">{username ?? 'Admin'}</h2>
      {email && <p>{email}</p>}
      <Form
        form={form}
        initialValues={blank}
        layout="vertical"
        requiredMark={false}
        aria-labelledby="profile-form"
        onFinish={send}
      >
        <h3 id="profile-form">Reset Password</h3>
        {/* Tells password managers which account the password belongs to. */}
        <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
        <Form.Item name="oldpassword" label="Old Password">
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="newpassword" label="New Password" extra={appConfig().passwordRule || undefined}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="confirmpassword" label="Confirm Password">
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Submit
        </Button>
      </Form>
    </section>
  );
}
