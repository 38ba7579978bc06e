import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '@/shared/api/apiError';
import { displayText } from '@/shared/format/text';
import { pasteTrimmed } from './formFields';

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
    const box = input.current;
    const caret = box && document.activeElement === box && ([box.selectionStart, box.selectionEnd] as const);
    // Changing an input's type moves the caret to the start.
    flushSync(() => setShown(!isShown));
    if (caret) box.setSelectionRange(...caret);
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

/** Always there, with the height of a line, so that nothing moves when it speaks or falls silent. */
export function FormMessage({ error, note }: { error: unknown; note?: string }) {
  return (
    <p role="alert" className={error === undefined ? 'auth-message' : 'auth-message auth-failure'}>
      {error === undefined ? note : displayText(failureText(error))}
    </p>
  );
}
