import { createContext, useLayoutEffect, useRef, type RefObject } from 'react';
import { useIsModalOpen } from '@/shared/ui/useModal';

export type DeskParts = Record<'place' | 'bar' | 'profile', RefObject<HTMLDivElement | null>>;

export const DeskLinks = createContext<RefObject<Map<string, HTMLElement>>>({ current: new Map() });

/** Keeps the focus on the open member's row, or in the profile while it is being read. */
export function useDeskFocus(ids: readonly string[], id: string, isNarrow: boolean) {
  const links = useRef(new Map<string, HTMLElement>());
  const place = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const profile = useRef<HTMLDivElement>(null);
  const last = useRef(id);
  const isAsked = useIsModalOpen();
  useLayoutEffect(() => {
    // The question that led here returns the focus first.
    if (isAsked || last.current === id) return;
    const followed = id || last.current;
    last.current = id;
    const focused = document.activeElement;
    profile.current?.scrollTo(0, 0);
    if (profile.current?.contains(focused)) profile.current.focus();
    else if (isNarrow && id !== '') place.current?.focus();
    else if (!bar.current?.contains(focused)) links.current.get(followed)?.focus();
  }, [id, isAsked, isNarrow]);

  const linkAt = (index: number) => links.current.get(ids[index] ?? '');
  const chosen = () => ids.findIndex((_, index) => linkAt(index)?.closest('tr')?.contains(document.activeElement));
  return {
    links,
    parts: { place, bar, profile } satisfies DeskParts,
    chosenId: () => ids[chosen()] ?? '',
    /** Moves from row to row; to the first one from elsewhere. */
    step: (by: 1 | -1) => linkAt(Math.max(0, chosen() + by))?.focus(),
    readOn: () => profile.current?.focus(),
  };
}
