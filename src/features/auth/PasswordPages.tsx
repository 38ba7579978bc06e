import { useEffect, useState, type FormEvent } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isRefused } from '@/shared/api/apiError';
import { appConfig } from '@/shared/api/appConfig';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { paths } from '@/shared/routing/paths';
import { useRequestPasswordResetMutation, useResetPasswordMutation } from './authApi';
import { EmailField, fieldsOf, FormMessage, PasswordField } from './AuthFields';
import { isToken } from './session';
import { prepareForm } from './staticForm';

export function ResetPasswordPage() {
  const resetCode = useCodeFromAddress();
  const [resetPassword, { isLoading, error, reset }] = useResetPasswordMutation();
  const navigate = useNavigate();
  const { passwordRule } = appConfig();

  const [send] = useOneAtATime(async (passwords: Record<'newpassword' | 'confirmpassword', string>) => {
    const { error } = await resetPassword({ resetCode, ...passwords });
    if (!error) await navigate(paths.signIn);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => send(fieldsOf(event));

  if (!isToken(resetCode)) {
    return (
      <div className="auth-form">
        <h1>Reset Password</h1>
        <p>This link is incomplete. Open the link in the e-mail again or request a new one.</p>
        <Link to={paths.forgotPassword}>Forgot Password</Link>
      </div>
    );
  }
  return (
    <form ref={prepareForm} className="auth-form" noValidate onInput={error && reset} onSubmit={submit}>
      <h1>Reset Password</h1>
      {passwordRule !== '' && <p>{passwordRule}</p>}
      {/* Password managers look for a user name; only the code identifies it here. */}
      <input type="email" autoComplete="username" value="" readOnly hidden />
      <PasswordField name="newpassword" label="New Password" autoComplete="new-password" />
      <PasswordField name="confirmpassword" label="Confirm Password" autoComplete="new-password" />
      <FormMessage error={error} />
      <button type="submit" className="button" aria-busy={isLoading}>
        Update
      </button>
      <Link to={paths.signIn}>Login</Link>
      {isRefused(error) && <Link to={paths.forgotPassword}>Forgot Password</Link>}
    </form>
  );
}

/** The code of the e-mailed link: removed from the URL when read, and kept in memory only. */
function useCodeFromAddress() {
  const { code: fromPath } = useParams();
  const [search] = useSearchParams();
  const [code] = useState(fromPath ?? search.get('code') ?? '');
  useEffect(() => {
    if (code) window.history.replaceState(window.history.state, '', paths.resetPassword);
  }, [code]);
  return code;
}

export function ForgotPasswordPage() {
  const [requestReset, { isLoading, error, reset }] = useRequestPasswordResetMutation();
  const [send] = useOneAtATime(requestReset);
  const submit = (event: FormEvent<HTMLFormElement>) => send(fieldsOf<'email'>(event).email);

  return (
    <form ref={prepareForm} className="auth-form" noValidate onInput={error && reset} onSubmit={submit}>
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
