import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SessionEnd } from '@/shared/api/session';
import { useAppSelector } from '@/shared/hooks/store';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { paths } from '@/shared/routing/paths';
import { useSignInMutation } from './authApi';
import { EmailField, fieldsOf, FormMessage, PasswordField } from './AuthFields';
import { selectSessionEnd } from './authSlice';
import { beginForm } from './staticForm';

const reasons: Partial<Record<SessionEnd, string>> = {
  expired: 'Your session ended. A sign-in lasts 24 hours.',
  refused: 'The server ended your session.',
  elsewhere: 'Your session ended in another tab.',
  'signed out elsewhere': 'You signed out in another tab.',
};

/** Also drawn into index.html by the build. Inputs are uncontrolled: what stands there is written into them. */
export function SignInPage() {
  const [signIn, { isLoading, isSuccess, error, reset }] = useSignInMutation();
  const [send] = useOneAtATime(signIn);
  const end = useAppSelector(selectSessionEnd);
  const reason = end ? reasons[end] : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = fieldsOf<'email' | 'password'>(event);
    // Ignores a second submit while the next screen's code loads.
    if (!isSuccess) void send(fields);
  };

  return (
    <form
      // The e-mail goes with a sign-out in another tab.
      key={end === 'signed out elsewhere' ? end : null}
      ref={beginForm}
      className="auth-form"
      method="post"
      noValidate
      onInput={error === undefined ? undefined : reset}
      onSubmit={submit}
    >
      <h1>Sign In</h1>
      <EmailField />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <FormMessage error={error} note={reason} />
      <button type="submit" className="button" aria-busy={isLoading}>
        Sign In
      </button>
      <Link to={paths.forgotPassword}>Forgot password</Link>
    </form>
  );
}
