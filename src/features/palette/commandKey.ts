type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl+K or Cmd+K, also with Caps Lock on or on a keyboard of another script. */
export const isCommandKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press) =>
  ctrlKey !== metaKey && !altKey && !shiftKey && (key.toLowerCase() === 'k' || (key > '\u007f' && code === 'KeyK'));
