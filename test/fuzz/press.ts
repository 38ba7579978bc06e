import { fireEvent } from '@testing-library/react';

/** The last button that is called so: a dialog lies above what it was opened from. */
function buttonOf(name: string) {
  const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=switch], [type=checkbox]')];
  const namesOf = (button: HTMLElement) => [
    button.getAttribute('aria-label'),
    (button.closest('label') ?? button).textContent,
    document.getElementById(button.getAttribute('aria-labelledby') ?? '')?.textContent,
  ];
  return buttons.filter((button) => namesOf(button).some((one) => one?.trim() === name)).at(-1);
}

export const isThere = (name: string) => buttonOf(name) !== undefined;

/** Answers whether there was such a button, ready to be pressed. */
export function press(name: string) {
  const button = buttonOf(name);
  if (!button || button.matches(':disabled')) return false;
  button.click();
  return true;
}

/** Puts a text into the last field of that label. */
export function write(label: string, value: string) {
  const last = [...document.querySelectorAll('label')].filter((one) => one.textContent?.trim() === label).at(-1);
  const field = last && document.getElementById(last.htmlFor);
  if (field) fireEvent.change(field, { target: { value } });
}
