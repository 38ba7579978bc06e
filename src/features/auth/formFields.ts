import type { ClipboardEvent, FormEvent } from 'react';
import { withoutInvisible } from '@/shared/format/text';
import { accountOfTab } from './accountOfTab';

/** A submitted form's texts by field name. The inputs keep them, so nothing is lost when the call fails. */
export function fieldsOf<Name extends string>(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[name]')];
  const texts = inputs.map(({ name, value }) => [name, name === 'email' ? withoutInvisible(value) : value]);
  return Object.fromEntries(texts) as Record<Name, string>; // fromEntries loses the names
}

/** A form's ref: fills in the e-mail of the tab's last sign-in, and focuses the first empty field unless another has the focus. */
export function beginForm(form: HTMLFormElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
  for (const field of fields)
    if (field.name === 'email' && field.value === '') field.value = accountOfTab()?.email ?? '';
  if (document.activeElement === document.body) (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}

/** Mails and sheets give blanks and line ends away with a password, where nobody sees them. */
export function pasteTrimmed(event: ClipboardEvent<HTMLInputElement>) {
  const text = event.clipboardData.getData('text');
  if (text === text.trim()) return;
  event.preventDefault();
  const input = event.currentTarget;
  input.setRangeText(text.trim(), input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
