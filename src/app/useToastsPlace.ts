import { useLayoutEffect } from 'react';
import { useListener } from '@/shared/useListener';

/** px */
const edge = 16;
const gap = 8;
const toastHeight = 62;
const toastsWidth = 380;
/** What is higher is no row, but a region that has the focus. */
const highestRow = 240;

/** What the toasts do not cover within this many px of the right edge: pagers, the buttons of a box, and the row or button that has the focus. */
function obstacles(width: number) {
  const focused = document.activeElement;
  // A toast that fled from its own button could not be dismissed.
  const isElsewhere = focused === document.body || focused?.closest('.ant-notification');
  const row = isElsewhere ? undefined : (focused?.closest('tr, .list-card') ?? focused);
  return [...document.querySelectorAll('.ant-pagination, .ant-modal-footer'), ...(row ? [row] : [])]
    .map((element) => element.getBoundingClientRect())
    .filter(({ right, height }) => right > window.innerWidth - width && height > 0 && height < highestRow)
    .sort((one, other) => other.bottom - one.bottom);
}

/** The cells of a table's last column with buttons: toasts stand beside them, as all rows together leave no room above. */
const actionCells = () =>
  [...document.querySelectorAll('.list-table tr > :last-child:has(button)')].map((cell) =>
    cell.getBoundingClientRect(),
  );

function place(count: number) {
  const needed = count * (toastHeight + gap);
  const cells = actionCells();
  const aside = Math.max(0, ...cells.map(({ left }) => window.innerWidth - left - gap));
  let bottom = edge;
  for (const rect of obstacles(toastsWidth + aside)) {
    const [lower, upper] = [window.innerHeight - rect.bottom, window.innerHeight - rect.top];
    if (lower < bottom + needed && upper > bottom) bottom = upper + gap;
  }
  bottom = Math.min(bottom, Math.max(edge, window.innerHeight - needed));
  const isOverCell = cells.some(
    (cell) => cell.bottom > window.innerHeight - bottom - needed && cell.top < window.innerHeight - bottom,
  );
  const { style } = document.documentElement;
  style.setProperty('--toasts-bottom', `${bottom}px`);
  style.setProperty('--toasts-right', `${isOverCell ? aside : 0}px`);
}

/** Keeps so many toasts at the lower edge of the window, above what is needed there. */
export function useToastsPlace(count: number) {
  const replace = () => {
    if (count > 0) place(count);
  };
  useLayoutEffect(() => {
    if (count === 0) return undefined;
    place(count);
    // The pager of the next screen comes with its rows.
    const observer = new MutationObserver(() => place(count));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [count]);
  useListener('focusin', replace);
  useListener('resize', replace);
  useListener('scroll', replace, { capture: true });
}
