import type { FormEvent } from 'react';
import { accountOfTab } from './accountOfTab';

/** A submitted form's texts by field name. The inputs keep them, so nothing is lost when the call fails. */
export function fieldsOf<Name extends string>(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[name]')];
  return Object.fromEntries(inputs.map(({ name, value }) => [name, value])) as Record<Name, string>; // fromEntries loses the names
}

/** A form's ref: fills in the e-mail of the tab's last sign-in, and focuses the first empty field unless another has the focus. */
export function beginForm(form: HTMLFormElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
  for (const field of fields)
    if (field.name === 'email' && field.value === '') field.value = accountOfTab()?.email ?? '';
  if (document.activeElement === document.body) (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}
