import { Button, Form, Input, Modal, type InputRef } from 'antd';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOneAtATime } from '@/shared/oneAtATime';
import { useModal } from '@/shared/ui/useModal';
import { useSignInMutation } from './authApi';
import { selectEmail, signedOut } from './authSlice';
import './signInAgain.css';

type Credentials = { email: string; password: string };

/** Renews the session in place. `onLater` postpones that; it is missing once the session is over. */
export function SignInAgainDialog({ onLater }: { onLater?: () => void }) {
  const start = useRef<InputRef>(null);
  const email = useSelector(selectEmail);
  const dispatch = useDispatch();
  const [signIn, { isLoading }] = useSignInMutation();
  const [send] = useOneAtATime(signIn);
  const { modal, close } = useModal(() => onLater?.(), { onEscape: () => onLater && close(), start });

  return (
    <Modal
      {...modal}
      title="Sign in again"
      width={440}
      rootClassName={onLater ? undefined : 'sign-in-again-over'}
      modalRender={(box) => (
        <Form<Credentials>
          layout="vertical"
          requiredMark={false}
          initialValues={{ email: email ?? '', password: '' }}
          aria-label="Sign in again"
          onFinish={send}
        >
          {box}
        </Form>
      )}
      footer={
        <>
          {onLater ? (
            <Button onClick={close}>Not now</Button>
          ) : (
            <Button onClick={() => dispatch(signedOut())}>Sign out and discard</Button>
          )}
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Sign In
          </Button>
        </>
      }
    >
      <p className="sign-in-again-text">
        {onLater
          ? 'Your session ends soon. Sign in again, and go on where you are.'
          : 'Your session has ended. What you were doing is still here: sign in again and go on.'}
      </p>
      <Form.Item name="email" label="Email">
        <Input ref={email ? undefined : start} type="email" autoComplete="username" spellCheck={false} />
      </Form.Item>
      <Form.Item name="password" label="Password">
        <Input.Password ref={email ? start : undefined} autoComplete="current-password" />
      </Form.Item>
    </Modal>
  );
}
