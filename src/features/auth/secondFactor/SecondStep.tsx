import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isApiError } from '@/shared/api/apiError';
import { useOneAtATime } from '@/shared/hooks/useOneAtATime';
import { useAnswerChallengeMutation } from '../authApi';
import { fieldsOf, FormMessage } from '../AuthFields';
import { readAsked, typedKinds, askPasskey, takesPasskeys } from './challenge';
import './secondStep.css';

type Kind = keyof typeof typedKinds;

export type SecondStepProps = {
  email: string;
  asked: object;
  /** With the failure that ended the step, if it was not the administrator. */
  onBack: (failure?: unknown) => void;
};

export function SecondStep({ email, asked, onBack }: SecondStepProps) {
  const { challenge, kinds: offered, passkey } = readAsked(asked);
  const typed = (['totp', 'recovery'] as const).filter((kind) => offered.includes(kind));
  const [kind, setKind] = useState<Kind>(typed[0] ?? 'totp');
  const [answer, { isLoading, isSuccess, error, reset }] = useAnswerChallengeMutation();
  const [declined, setDeclined] = useState<unknown>();
  const input = useRef<HTMLInputElement>(null);
  const passkeyButton = useRef<HTMLButtonElement>(null);
  const { label, hint, inputMode, autoComplete } = typedKinds[kind];

  const isPasskeyFirst = !typed.includes('totp');
  useEffect(
    () => (isPasskeyFirst ? (passkeyButton.current ?? input.current) : input.current)?.focus(),
    [kind, isPasskeyFirst],
  );

  const [send] = useOneAtATime(async (kind: string, given: string | object) => {
    setDeclined(undefined);
    const { error } = await answer({ email, challenge, kind, answer: given });
    // Another 401 is the end of the challenge.
    if (isApiError(error) && error.kind === 'refused' && error.code === 401) onBack(error);
    else if (error) input.current?.select();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const text = fieldsOf<'code'>(event).code.replace(/\s/g, '');
    if (text === '') input.current?.focus();
    else if (!isSuccess) void send(kind, text);
  };
  const forget = () => {
    reset();
    setDeclined(undefined);
  };
  const [sendPasskey, isAsking] = useOneAtATime(async () => {
    forget();
    const asked = await askPasskey(passkey ?? {});
    if (asked.error) setDeclined(asked.error);
    else await send('passkey', asked.answer);
  });
  const change = (next: Kind) => {
    forget();
    setKind(next);
  };

  return (
    <form
      className="auth-form"
      noValidate
      onInput={(error ?? declined) === undefined ? undefined : forget}
      onSubmit={submit}
    >
      <h1>Second Step</h1>
      {passkey && takesPasskeys() && (
        <>
          <button ref={passkeyButton} type="button" className="button" aria-busy={isAsking} onClick={sendPasskey}>
            Use a passkey
          </button>
          <p style={{ justifySelf: 'center', color: 'var(--text-soft)' }}>or</p>
        </>
      )}
      <p>{hint}</p>
      <div className="field" key={kind}>
        <label htmlFor="code">{label}</label>
        <input
          ref={input}
          id="code"
          name="code"
          type="text"
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <FormMessage error={error ?? declined} />
      <button type="submit" className="button" aria-busy={isLoading}>
        Sign In
      </button>
      {typed
        .filter((other) => other !== kind)
        .map((other) => (
          <button key={other} type="button" className="auth-choice" onClick={() => change(other)}>
            {typedKinds[other].change}
          </button>
        ))}
      <button type="button" className="auth-choice" onClick={() => onBack()}>
        Back to the password
      </button>
    </form>
  );
}
