/** A `ref` for what may go together with the button that has the focus: what is around it, or the screen, gets it. */
export const keepFocus = (element: HTMLElement | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  (element.closest<HTMLElement>('[tabindex]') ?? document.getElementById('content'))?.focus({ preventScroll: true });
};
