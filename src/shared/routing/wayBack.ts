import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of a link that leads back to a list. */
export const wayBackFrom = (page: string) => ({ wayBackFrom: page });

/** On return, focuses the link that led away, once the list has its rows, unless something else has the focus. */
export function useFocusOnWayBack(list: RefObject<HTMLElement | null>, isRead: boolean) {
  const state = useLocation().state as Partial<ReturnType<typeof wayBackFrom>> | null; // React Router types it as any
  const page = useRef(state?.wayBackFrom);
  useEffect(() => {
    if (page.current === undefined || !isRead) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    if (document.activeElement === document.body) links.find(({ pathname }) => pathname === page.current)?.focus();
    page.current = undefined;
  }, [list, isRead]);
}
