import { accountOfTab } from './session';

/** A form's ref: fills in the e-mail of the tab's last sign-in, and focuses the first empty field unless something has the focus. */
export function prepareForm(form: HTMLFormElement | null) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
  for (const field of fields)
    if (field.name === 'email' && field.value === '') field.value = accountOfTab()?.email ?? '';
  if (document.activeElement === document.body) (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
}

const fieldNames = ['email', 'password'];
const controls = [...fieldNames.map((name) => `#${name}`), '.field-toggle', '[type="submit"]', 'form a', 'footer a'];

/**
 * Reads the sign-in form of index.html, whatever a password manager or a translator has made of it; the returned function gives
 * the values, the focus, the caret and the submit to the form that has replaced it.
 */
export function readStaticForm(root: HTMLElement) {
  // Nothing is read from a hidden form.
  if (document.documentElement.dataset.form === 'hidden') return () => undefined;
  const input = (name: string) => root.querySelector<HTMLInputElement>(`#${name}`);
  const focused = document.activeElement;
  const focusedControl = controls.find((selector) => root.contains(focused) && focused?.matches(selector));
  const wasSubmitted = root.querySelector<HTMLFormElement>('form')?.dataset.submitted !== undefined;
  const fields = fieldNames.flatMap((name) => {
    const field = input(name);
    if (!field) return [];
    const { value, selectionStart, selectionEnd } = field;
    return { name, value, selectionStart, selectionEnd };
  });
  return () => {
    for (const { name, value, selectionStart, selectionEnd } of fields) {
      const field = input(name);
      if (!field) continue;
      field.value = value;
      // E-mail inputs have no selection that scripts can read: there the caret goes to the end.
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    }
    if (focusedControl) root.querySelector<HTMLElement>(focusedControl)?.focus();
    if (wasSubmitted) root.querySelector('form')?.requestSubmit();
  };
}
