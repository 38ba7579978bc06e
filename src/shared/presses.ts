/** Milliseconds between two strokes of a key that nobody means as two. */
const bounce = 100;

type Press = { target: Element | null; key: string; at: number; isRepeated: boolean };

const neverPressed: Press = { target: null, key: '', at: -Infinity, isRepeated: false };
let lastClick = neverPressed;
let lastKey = neverPressed;
let handled: Press | undefined;

/**
 * Whether the press that is being handled only repeats the one before it: the second half of a double click, a key that bounces or
 * is held. Work that begins by itself, without an event, is no press.
 */
export const isRepeatedPress = () => window.event !== undefined && handled?.isRepeated === true;

/**
 * The second half of a double press belongs to what the first one hit. What has come into its place meanwhile, such as a box that
 * opened, or the screen below one that closed, does not hear of it. Returns the way to stop.
 */
export function watchPresses(): () => void {
  const handle = (event: Event, press: Press, last: Press) => {
    handled = press;
    setTimeout(() => {
      if (handled === press) handled = undefined;
    });
    if (!press.isRepeated || press.target === last.target) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const click = (event: MouseEvent) => {
    // A key that presses a button, and a script, count no clicks.
    if (event.detail === 0) return;
    const press = { target: controlAt(event), key: '', at: event.timeStamp, isRepeated: event.detail > 1 };
    handle(event, press, lastClick);
    lastClick = press;
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') {
      lastKey = neverPressed;
      return;
    }
    const { key, timeStamp: at } = event;
    const isRepeated = event.repeat || (key === lastKey.key && at - lastKey.at < bounce);
    const press = { target: controlAt(event), key, at, isRepeated };
    handle(event, press, lastKey);
    // A key that is held belongs to what it hit at first.
    lastKey = isRepeated ? { ...press, target: lastKey.target } : press;
  };
  window.addEventListener('click', click, true);
  window.addEventListener('keydown', keyDown, true);
  return () => {
    window.removeEventListener('click', click, true);
    window.removeEventListener('keydown', keyDown, true);
  };
}

function controlAt({ target }: Event) {
  if (!(target instanceof Element)) return null;
  return target.closest('button, a, label, [role=menuitem], [role=option]') ?? target;
}
