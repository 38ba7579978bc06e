import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isInModal, isModalOpen } from '@/shared/ui/modal/useModal';

const onDesk = (selector: string) => document.querySelector<HTMLElement>(selector);
const links = () => [...document.querySelectorAll<HTMLElement>('.desk-link')];
const chosenIndex = () => links().findIndex((link) => link.closest('tr, li')?.contains(document.activeElement));

export const focusStatus = () => onDesk('.desk-status')?.focus({ preventScroll: true });
export const readOn = () => onDesk('.desk-profile')?.focus();
export const chosenId = () => links()[chosenIndex()]?.dataset.request;
export const stepRow = (by: 1 | -1) => links()[Math.max(0, chosenIndex() + by)]?.focus();

export function useDeskFocus(id: string, isNarrow: boolean) {
  const last = useRef(id);
  const follow = useEffectEvent(() => {
    const followed = id || last.current;
    last.current = id;
    const focused = document.activeElement;
    const profile = onDesk('.desk-profile');
    profile?.scrollTo(0, 0);
    if (profile?.contains(focused)) profile.focus();
    else if (isNarrow && id !== '') focusStatus();
    else if (!onDesk('.desk-bar')?.contains(focused))
      links()
        .find((link) => link.dataset.request === followed)
        ?.focus();
  });
  useLayoutEffect(() => {
    if (last.current === id) return undefined;
    if (!isModalOpen()) return follow();
    // The question that led here returns the focus first.
    const followOutside = ({ target }: FocusEvent) => {
      if (isInModal(target)) return;
      window.removeEventListener('focusin', followOutside);
      follow();
    };
    window.addEventListener('focusin', followOutside);
    return () => window.removeEventListener('focusin', followOutside);
  }, [id]);
}
