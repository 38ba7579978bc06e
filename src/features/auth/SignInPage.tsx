import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { chunkLoadError, isApiError } from '@/shared/api/apiError';
import type { SessionEnd } from '@/shared/api/session';
import { useAppSelector } from '@/shared/hooks/store';
import { paths } from '@/shared/routing/paths';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { useSignInMutation } from './authApi';
import { EmailField, fieldsOf, FormMessage, PasswordField } from './AuthFields';
import { selectSessionEnd } from './authSlice';
import type { SecondStepProps } from './secondFactor/SecondStep';
import { beginForm } from './staticForm';

const SecondStep = lazyChunk<SecondStepProps>(
  async () => (await import(/* webpackChunkName: "password" */ './secondFactor/SecondStep')).SecondStep,
  SecondStepMissing,
);

const reasons: Partial<Record<SessionEnd, string>> = {
  expired: 'Your session ended. A sign-in lasts 24 hours.',
  idle: 'Your session ended because nobody used it.',
  refused: 'The server ended your session.',
  elsewhere: 'Your session ended in another tab.',
  'signed out elsewhere': 'You signed out in another tab.',
};

/** The companion API answers a browser's session only together with its cookie. */
const withoutCookies = 'This browser keeps no cookies here. Allow them, and sign in again.';

/** Also drawn into index.html by the build. Inputs are uncontrolled: what stands there is written into them. */
export function SignInPage() {
  const [signIn, { isLoading, isSuccess, error, originalArgs, reset }] = useSignInMutation();
  const [wayBack, setWayBack] = useState<{ failure?: unknown }>();
  const end = useAppSelector(selectSessionEnd);
  const isWithoutCookies = end === 'refused' && !navigator.cookieEnabled;
  const reason = isWithoutCookies ? withoutCookies : end ? reasons[end] : undefined;
  const asked = isApiError(error) ? error.secondFactor : undefined;
  const failure = asked ? undefined : (error ?? wayBack?.failure);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const fields = fieldsOf<'email' | 'password'>(event);
    setWayBack(undefined);
    // Ignores a second submit while the next screen's code loads.
    if (!isLoading && !isSuccess) void signIn(fields);
  };
  const forgetFailure = () => {
    reset();
    setWayBack(undefined);
  };
  useEffect(() => {
    if (wayBack) document.getElementById('password')?.focus();
  }, [wayBack]);

  return (
    <>
      {asked && originalArgs && (
        <SecondStep
          email={originalArgs.email}
          asked={asked}
          onBack={(failure) => {
            reset();
            setWayBack({ failure });
          }}
        />
      )}
      <form
        // The e-mail goes with a sign-out in another tab.
        key={end === 'signed out elsewhere' ? end : null}
        ref={beginForm}
        className="auth-form"
        method="post"
        noValidate
        hidden={asked !== undefined}
        onInput={failure === undefined ? undefined : forgetFailure}
        onSubmit={submit}
      >
        <h1>Sign In</h1>
        <EmailField />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <FormMessage error={failure} note={reason} />
        <button type="submit" className="button" aria-busy={isLoading}>
          Sign In
        </button>
        <Link to={paths.forgotPassword}>Forgot password</Link>
      </form>
    </>
  );
}

function SecondStepMissing({ onBack }: SecondStepProps) {
  const leave = useEffectEvent(() => onBack(chunkLoadError));
  useEffect(() => leave(), []);
  return null;
}
