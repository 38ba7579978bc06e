import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of a link that leads from a page back to the list it was opened from. */
export const wayBackFrom = (page: string) => ({ wayBackFrom: page });

/** Focuses what leads to the page that was left by such a link, once the list has its rows; unless the focus is elsewhere by then. */
export function useFocusOnWayBack(list: RefObject<HTMLElement | null>, isRead: boolean) {
  const state = useLocation().state as Partial<ReturnType<typeof wayBackFrom>> | null; // the router types it as anything
  const page = useRef(state?.wayBackFrom);
  useEffect(() => {
    if (page.current === undefined || !isRead) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    if (document.activeElement === document.body) links.find(({ pathname }) => pathname === page.current)?.focus();
    page.current = undefined;
  }, [list, isRead]);
}
