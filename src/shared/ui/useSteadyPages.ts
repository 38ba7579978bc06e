import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Where a screen begins, below the top bar. */
const topOfScreen = 72;

/** Keeps a list as high as its highest page, so that its pagination stays, and shows the top of a page where that is hidden. */
export function useSteadyPages(list: RefObject<HTMLElement | null>, data: unknown, page: number) {
  const kept = useRef({ page, width: 0, height: 0 });
  useLayoutEffect(() => {
    const place = list.current;
    const table = place?.querySelector('table');
    if (!place || !table) return;
    const last = kept.current;
    const hidden = topOfScreen - place.getBoundingClientRect().top;
    if (last.page !== page && hidden > 0) window.scrollTo(0, window.scrollY - hidden);
    last.page = page;
    if (data === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = table;
    const begins = page === 1 || last.width !== width;
    kept.current = { page, width, height: begins ? height : Math.max(height, last.height) };
    place.style.setProperty('--list-height', `${kept.current.height}px`);
  }, [list, data, page]);
}
