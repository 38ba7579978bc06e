import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useOneAtATime } from '@/shared/oneAtATime';
import { paths } from '@/shared/routing/paths';
import { useRequestPasswordResetMutation } from './authApi';
import { EmailField } from './AuthFields';
import { fieldsOf, focusFirstField } from './formFields';

export function ForgotPasswordPage() {
  const [requestReset, { isLoading }] = useRequestPasswordResetMutation();
  const [send] = useOneAtATime(requestReset);
  const submit = (event: FormEvent<HTMLFormElement>) => send(fieldsOf<'email'>(event).email);

  return (
    <form ref={focusFirstField} className="auth-form" noValidate onSubmit={submit}>
      <h1>Forgot Password</h1>
      <p>Enter the email you sign in with. A link to choose a new password is sent there.</p>
      <EmailField />
      <button type="submit" className="button" aria-busy={isLoading}>
        Submit
      </button>
      <Link to={paths.signIn}>Login</Link>
    </form>
  );
}
