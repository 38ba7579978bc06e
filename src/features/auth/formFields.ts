import type { FormEvent } from 'react';

/** The texts of a submitted form by field name; the boxes keep them, so nothing typed is lost when the call fails. */
export function fieldsOf<Name extends string>(event: FormEvent<HTMLFormElement>, names: readonly Name[]) {
  event.preventDefault();
  const { elements } = event.currentTarget;
  const valueOf = (name: Name) => {
    const box = elements.namedItem(name);
    return [name, box instanceof HTMLInputElement ? box.value : ''];
  };
  return Object.fromEntries(names.map(valueOf)) as Record<Name, string>; // fromEntries forgets the names
}

/** For the ref of a form: its first field has the focus at once, unless the administrator has already gone to another one. */
export function focusFirstField(form: HTMLFormElement | null) {
  if (document.activeElement === document.body) form?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus();
}
