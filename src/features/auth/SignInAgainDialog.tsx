import { Button } from 'antd';
import { useLayoutEffect, useRef, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useOneAtATime } from '@/shared/oneAtATime';
import { Dialog } from '@/shared/ui/Dialog';
import { useSignInMutation } from './authApi';
import { selectEmail, signedOut } from './authSlice';
import { EmailField } from './EmailField';
import { fieldsOf } from './fieldsOf';
import { PasswordField } from './PasswordField';
import './signInAgain.css';

/** `onLater` puts off the sign-in while the session still lasts; without it the session is over. */
type SignInAgainDialogProps = { onLater?: () => void };

/** Renews the session above the screen, so that everything on it stays as it is. */
export function SignInAgainDialog({ onLater }: SignInAgainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const email = useSelector(selectEmail);
  const dispatch = useDispatch();
  const [signIn, { isLoading }] = useSignInMutation();
  const send = useOneAtATime(signIn);
  const submit = (event: FormEvent<HTMLFormElement>) => send(fieldsOf(event, ['email', 'password']));

  useLayoutEffect(() => {
    const boxes = Array.from(form.current?.querySelectorAll('input') ?? []);
    boxes.find((box) => box.value === '')?.focus();
  }, []);

  return (
    <Dialog
      dialog={dialog}
      title="Sign in again"
      className={`sign-in-again ${onLater ? '' : 'sign-in-again-over'}`}
      describedBy="sign-in-again-text"
      start={form}
      onClose={() => onLater?.()}
      onCancel={(event) => {
        if (!onLater) event.preventDefault();
      }}
    >
      <p id="sign-in-again-text">
        {onLater
          ? 'Your session ends soon. Sign in again, and go on where you are.'
          : 'Your session has ended. What you were doing is still here: sign in again and go on.'}
      </p>
      <form ref={form} tabIndex={-1} noValidate onSubmit={submit} aria-label="Sign in again">
        <EmailField value={email ?? undefined} />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <div className="dialog-buttons">
          {onLater ? (
            <Button onClick={() => dialog.current?.close()}>Not now</Button>
          ) : (
            <Button onClick={() => dispatch(signedOut())}>Leave and lose it</Button>
          )}
          <Button type="primary" htmlType="submit" loading={isLoading}>
            Sign In
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
