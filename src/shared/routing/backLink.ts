import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

export const backLinkFrom = (page: string) => ({ backLinkFrom: page });

/** On return, focuses the link that led away, once the list has its rows, unless something else has the focus. */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>, isRead: boolean) {
  const state = useLocation().state as Partial<ReturnType<typeof backLinkFrom>> | null; // any to the router: BackLink alone sets it
  const page = useRef(state?.backLinkFrom);
  useEffect(() => {
    if (page.current === undefined || !isRead) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    if (document.activeElement?.matches('body, h1')) links.find(({ pathname }) => pathname === page.current)?.focus();
    page.current = undefined;
  }, [list, isRead]);
}
