import { usePreferences } from '@/shared/preferences/preferences';
import { isModalOpen } from '@/shared/ui/modal/useModal';
import { useListener } from './useListener';

/** Handlers by `KeyboardEvent.key`, Latin letters in lower case, and 'Ctrl+z'; false disables a key. */
type Keys = Record<string, (() => unknown) | false>;

export function useKeys(actions: Keys) {
  const { keys } = usePreferences();
  useListener('keydown', (event) => {
    if (keys === 'off' || isModalOpen() || isResting(event)) return;
    const action = Object.hasOwn(actions, nameOf(event)) && actions[nameOf(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

const fields = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';
const ownSteps = '[role="region"][tabindex], [role="menu"], [role="radiogroup"]';
const arrows: Record<string, string> = { ArrowDown: 'j', ArrowUp: 'k' };

function isResting(event: KeyboardEvent) {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing) return true;
  // '/' needs Shift on some keyboards.
  const isShifted = event.shiftKey && !['?', '/'].includes(nameOf(event));
  const isOtherCommand = (event.ctrlKey || event.metaKey) && nameOf(event) !== undoKey;
  if (isOtherCommand || event.altKey || isShifted) return true;
  if (document.querySelector('.ant-dropdown-open') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('.ant-popover') !== null) return true;
  if (Object.hasOwn(arrows, key)) return target.closest(`${fields}, ${ownSteps}`) !== null;
  if (key === 'Enter')
    return target.closest(`${fields}, [role="menu"], a:not([aria-current="true"]), button, input, summary`) !== null;
  return target.closest(fields) !== null;
}

const undoKey = 'Ctrl+z';

/** Keyboards of another script are read by `code`, the position of the key. */
function nameOf({ key, code, shiftKey, ctrlKey, metaKey }: KeyboardEvent) {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'z' || (key > '\u007f' && code === 'KeyZ') ? undoKey : key;
  if (key > '\u007f') {
    if (code === 'Slash') return shiftKey ? '?' : '/';
    return code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
  }
  return key.length > 1 ? (arrows[key] ?? key) : key.toLowerCase();
}
