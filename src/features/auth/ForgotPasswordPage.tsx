import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { paths } from '@/shared/routing/paths';
import { useRequestPasswordResetMutation } from './authApi';
import { EmailField, fieldsOf, FormMessage } from './AuthFields';
import { beginForm } from './staticForm';

export function ForgotPasswordPage() {
  const [requestReset, { isLoading, error, reset }] = useRequestPasswordResetMutation();
  const [send] = useOneAtATime(requestReset);
  const submit = (event: FormEvent<HTMLFormElement>) => send(fieldsOf<'email'>(event).email);

  return (
    <form ref={beginForm} className="auth-form" noValidate onInput={error && reset} onSubmit={submit}>
      <h1>Forgot Password</h1>
      <p>Enter your sign-in e-mail. We will send you a link to choose a new password.</p>
      <EmailField />
      <FormMessage error={error} />
      <button type="submit" className="button" aria-busy={isLoading}>
        Submit
      </button>
      <Link to={paths.signIn}>Login</Link>
    </form>
  );
}
