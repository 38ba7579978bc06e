// app/boot.ts waits for this event.
document.dispatchEvent(new Event('begun'));

/** In this script, but evaluated only here. */
const start = () => void import(/* webpackMode: "eager" */ './main');

// From the cache this script is here before the first frame: the form is painted, and can be typed into, before its code runs.
if (document.documentElement.dataset.start === 'sign-in' && !document.hidden)
  requestAnimationFrame(() => setTimeout(start));
else start();

export {};
