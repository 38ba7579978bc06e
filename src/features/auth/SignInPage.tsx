import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '@/shared/api/apiError';
import { useOneAtATime } from '@/shared/oneAtATime';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { useSignInMutation } from './authApi';
import { EmailField, PasswordField } from './AuthFields';
import { fieldsOf, focusFirstField } from './formFields';

/** Prerendered into index.html and hydrated: uncontrolled inputs, so that what was typed before hydration stays. */
export function SignInPage() {
  const [signIn, { isLoading, isSuccess, error }] = useSignInMutation();
  const [send] = useOneAtATime(signIn);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = fieldsOf<'email' | 'password'>(event);
    // Ignores a second submit while the next screen's code loads.
    if (!isSuccess) void send(fields);
  };

  return (
    <form ref={focusFirstField} className="auth-form" method="post" noValidate onSubmit={submit}>
      <h1>Sign In</h1>
      <EmailField />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      {error !== undefined && <p className="auth-failure">{displayText(failureText(error))}</p>}
      <button type="submit" className="button" aria-busy={isLoading}>
        Sign In
      </button>
      <Link to={paths.forgotPassword}>Forgot password</Link>
    </form>
  );
}
