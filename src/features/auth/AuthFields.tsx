import { useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '@/shared/api/apiError';
import { displayText, withoutInvisible } from '@/shared/format/text';

const plainText = { autoCapitalize: 'none', spellCheck: false };

export function EmailField() {
  return (
    <div className="field">
      <label htmlFor="email">Email</label>
      <input id="email" name="email" type="email" autoComplete="username" inputMode="email" {...plainText} />
    </div>
  );
}

type PasswordFieldProps = { name: string; label: string; autoComplete: 'current-password' | 'new-password' };

export function PasswordField({ name, label, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const toggle = () => {
    const field = input.current;
    const caret = field && document.activeElement === field && ([field.selectionStart, field.selectionEnd] as const);
    // Changing an input's type moves the caret to the start.
    flushSync(() => setShown(!isShown));
    if (caret) field.setSelectionRange(...caret);
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <div className="field-with-toggle">
        <input
          ref={input}
          id={name}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          onPaste={pasteTrimmed}
          {...plainText}
        />
        <button
          type="button"
          className="field-toggle"
          aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
          // Keeps the focus, and with it the caret, in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </div>
  );
}

/** Always rendered, with the height of a line, so that nothing moves when a message comes or goes. */
export function FormMessage({ error, note }: { error: unknown; note?: string }) {
  return (
    <p role="alert" className="auth-message" style={error === undefined ? undefined : { color: 'var(--danger)' }}>
      {error === undefined ? note : displayText(failureText(error))}
    </p>
  );
}

/** A submitted form's texts by field name. The inputs keep them, so nothing is lost when the call fails. */
export function fieldsOf<Name extends string>(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[name]')];
  const texts = inputs.map(({ name, value }) => [name, name === 'email' ? withoutInvisible(value) : value]);
  return Object.fromEntries(texts) as Record<Name, string>; // fromEntries loses the names
}

/** Passwords copied from mails and sheets carry blanks and line ends that nobody sees. */
export function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text');
  if (text === text.trim()) return;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(text.trim(), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
