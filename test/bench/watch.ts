/* Runs in the page under measure, before its own scripts, and notes the moments that a person would notice. */

declare global {
  /** The promises settle in the frame after the thing was first there, so it has been painted. */
  var watch: {
    form: Promise<true>;
    /** Where the first Accept is, once the cards show figures. */
    dashboard: Promise<{ x: number; y: number }>;
    dialog: Promise<void>;
    /** Milliseconds since the navigation began. */
    typedAt: number;
    usableAt: number;
    layoutShift: number;
  };
}

const isShown = (element: Element | null | undefined) =>
  element?.checkVisibility({ visibilityProperty: true }) ?? false;

function until<Found>(look: () => Found | false): Promise<Found> {
  return new Promise((resolve) => {
    const attempt = () => {
      const found = look();
      requestAnimationFrame(found === false ? attempt : () => resolve(found));
    };
    requestAnimationFrame(attempt);
  });
}

function findForm() {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=email], input[type=password]')];
  if (boxes.length !== 2 || !boxes.every(isShown)) return false;
  boxes[0]?.focus();
  return true;
}

function findAccept() {
  const figures = [...document.querySelectorAll('.stats [role=definition], dl dd')];
  const button = document.querySelector('tbody tr:not([aria-hidden]) button');
  if (!button || !isShown(button) || button.textContent.trim() !== 'Accept') return false;
  if (figures.length !== 4 || !figures.every((figure) => isShown(figure) && /\d/.test(figure.textContent)))
    return false;
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

window.watch = {
  form: until(findForm),
  dashboard: until(findAccept),
  dialog: until(() => isShown(document.querySelector('.ant-modal, dialog[open]'))).then(() => {
    window.watch.usableAt = performance.now();
  }),
  typedAt: 0,
  usableAt: 0,
  layoutShift: 0,
};

document.addEventListener('input', () => (window.watch.typedAt ||= performance.now()), true);

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }; // TypeScript has no type for this kind of entry
    if (!hadRecentInput) window.watch.layoutShift += value;
  }
}).observe({ type: 'layout-shift', buffered: true });

export {};
