/** A `ref` for what may go together with the button that has the focus: its section gets it, which has a tabIndex. */
export const keepFocus = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) element.closest('section')?.focus({ preventScroll: true });
};
