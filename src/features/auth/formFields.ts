import type { FormEvent } from 'react';

/** A submitted form's texts by field name. The inputs keep them, so nothing is lost when the call fails. */
export function fieldsOf<Name extends string>(event: FormEvent<HTMLFormElement>, names: readonly Name[]) {
  event.preventDefault();
  const { elements } = event.currentTarget;
  const valueOf = (name: Name) => {
    const box = elements.namedItem(name);
    return [name, box instanceof HTMLInputElement ? box.value : ''];
  };
  return Object.fromEntries(names.map(valueOf)) as Record<Name, string>; // Object.fromEntries loses the keys' types
}

/** A form's ref: focuses its first field unless another one has the focus. */
export function focusFirstField(form: HTMLFormElement | null) {
  if (document.activeElement === document.body) form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
}
