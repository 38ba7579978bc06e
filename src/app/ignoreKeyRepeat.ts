/**
 * A held key repeats itself, but one press is one press: a repeated Enter or Space clicks no button, neither the same one nor
 * one that has the focus by then, such as the one beneath a Modal that closed. Returns the way to stop.
 */
export function ignoreKeyRepeat(): () => void {
  const ignore = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (event.repeat && isPress && event.target instanceof Element && event.target.closest('button'))
      event.preventDefault();
  };
  document.addEventListener('keydown', ignore, true);
  return () => document.removeEventListener('keydown', ignore, true);
}
