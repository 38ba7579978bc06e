import { useLayoutEffect, useRef, useState } from 'react';

type PasswordFieldProps = { name: string; label: string; autoComplete: 'current-password' | 'new-password' };

/** The toggle leaves the caret where it was. */
export function PasswordField({ name, label, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null] | null>(null);

  const toggle = () => {
    const box = input.current;
    if (box && document.activeElement === box) caret.current = [box.selectionStart, box.selectionEnd];
    setShown(!isShown);
  };

  // Changing an input's type moves the caret to the start.
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [isShown]);

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
          autoCapitalize="none"
          spellCheck={false}
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
