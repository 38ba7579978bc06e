import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { SessionEnd } from '@/shared/api/session';
import { useAppSelector } from '@/shared/hooks/store';
import { paths } from '@/shared/routing/paths';
import { EmailField, FormMessage, PasswordField } from './AuthFields';
import { selectSessionEnd } from './authSlice';
import { prepareForm } from './staticForm';

const reasons: Partial<Record<SessionEnd, string>> = {
  expired: 'Your session ended. A sign-in lasts 24 hours.',
  idle: 'Your session ended because nobody used it.',
  refused: 'The server ended your session.',
  elsewhere: 'Your session ended in another tab.',
  'signed out elsewhere': 'You signed out in another tab.',
};

/** The companion API answers a browser's session only together with its cookie. */
const withoutCookies = 'This browser keeps no cookies here. Allow them, and sign in again.';

type SignInFormProps = {
  failure?: unknown;
  isBusy?: boolean;
  isHidden?: boolean;
  onInput?: () => void;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/** Also rendered into index.html. The inputs are uncontrolled: the values of the static form are written into them. */
export function SignInForm({ failure, isBusy = false, isHidden = false, onInput, onSubmit }: SignInFormProps) {
  const end = useAppSelector(selectSessionEnd);
  const isWithoutCookies = end === 'refused' && !navigator.cookieEnabled;
  const reason = isWithoutCookies ? withoutCookies : end ? reasons[end] : undefined;
  return (
    <form
      // The e-mail goes with a sign-out in another tab.
      key={end === 'signed out elsewhere' ? end : null}
      ref={prepareForm}
      className="auth-form"
      method="post"
      noValidate
      hidden={isHidden}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <h1>Sign In</h1>
      <EmailField />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <FormMessage error={failure} note={reason} />
      <button type="submit" className="button" aria-busy={isBusy}>
        Sign In
      </button>
      <Link to={paths.forgotPassword}>Forgot password</Link>
    </form>
  );
}
