/**
 * Repeats of a held Enter or Space click nothing, such as the button that has the focus once a Modal closed. Returns the way to
 * stop.
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
