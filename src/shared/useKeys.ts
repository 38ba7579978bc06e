import { usePreferences } from '@/shared/preferences';
import { useIsModalOpen } from '@/shared/ui/useModal';
import { useListener } from './useListener';

/** Handlers by `KeyboardEvent.key`, letters in lower case; false disables a key. */
type Keys = Record<string, (() => unknown) | false>;

export function useKeys(actions: Keys) {
  const { keys } = usePreferences();
  const isModalOpen = useIsModalOpen();
  useListener('keydown', (event) => {
    if (keys === 'off' || isModalOpen || isResting(event)) return;
    const action = Object.hasOwn(actions, nameOf(event)) && actions[nameOf(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

const fields = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';
const ownSteps = '[role="region"][tabindex], [role="menu"]';
const arrows: Record<string, string> = { ArrowDown: 'j', ArrowUp: 'k' };

function isResting(event: KeyboardEvent) {
  const { key, target } = event;
  if (event.defaultPrevented || event.repeat || event.isComposing) return true;
  if (event.ctrlKey || event.altKey || event.metaKey || (event.shiftKey && key !== '?')) return true;
  if (document.querySelector('.ant-dropdown-open') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (Object.hasOwn(arrows, key)) return target.closest(`${fields}, ${ownSteps}`) !== null;
  if (key === 'Enter')
    return target.closest(`${fields}, [role="menu"], a:not([aria-current="true"]), button, input, summary`) !== null;
  return target.closest(fields) !== null;
}

function nameOf({ key, code }: KeyboardEvent) {
  if (key.length > 1) return arrows[key] ?? key;
  return key > '\u007f' && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();
}
