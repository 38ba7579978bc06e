import type { FormEvent } from 'react';

/** A submitted form's texts by field name. The inputs keep them, so nothing is lost when the call fails. */
export function fieldsOf<Name extends string>(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[name]')];
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value])) as Record<Name, string>; // fromEntries loses the names
}

/** A form's ref: focuses its first field unless another one has the focus. */
export function focusFirstField(form: HTMLFormElement | null) {
  if (document.activeElement === document.body) form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
}
