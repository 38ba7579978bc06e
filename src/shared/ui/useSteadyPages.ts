import { useLayoutEffect, useRef, type RefObject } from 'react';

const topOfScreen = 72;

/** Keeps the height of the highest page, so that the pagination does not move, and scrolls a hidden page top into view. */
export function useSteadyPages(list: RefObject<HTMLElement | null>, data: unknown, page: number) {
  const kept = useRef({ page, width: 0, height: 0 });
  useLayoutEffect(() => {
    const place = list.current;
    const table = place?.querySelector<HTMLElement>('table, .list-cards');
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
