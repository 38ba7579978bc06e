import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { chunkLoadError, isApiError } from '@/shared/api/apiError';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { useSignInMutation } from './authApi';
import { fieldsOf } from './AuthFields';
import type { SecondStepProps } from './secondFactor/SecondStep';
import { SignInForm } from './SignInForm';

const SecondStep = lazyChunk<SecondStepProps>(
  async () => (await import(/* webpackChunkName: "password" */ './secondFactor/SecondStep')).SecondStep,
  SecondStepMissing,
);

export function SignInPage() {
  const [signIn, { isLoading, isSuccess, error, originalArgs, reset }] = useSignInMutation();
  const [wayBack, setWayBack] = useState<{ failure?: unknown }>();
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
      <SignInForm
        failure={failure}
        isBusy={isLoading}
        isHidden={asked !== undefined}
        onInput={failure === undefined ? undefined : forgetFailure}
        onSubmit={submit}
      />
    </>
  );
}

function SecondStepMissing({ onBack }: SecondStepProps) {
  const leave = useEffectEvent(() => onBack(chunkLoadError));
  useEffect(() => leave(), []);
  return null;
}
