import { useLayoutEffect, useRef, type RefObject } from 'react';
import { openDialog } from './useKeys';

/** Keeps the focus where the work is: on the row of the member who lies on the desk, or in the profile that is being read. */
export function useDeskFocus(desk: RefObject<HTMLElement | null>, id: string) {
  const last = useRef(id);
  useLayoutEffect(() => {
    if (last.current === id) return;
    const followed = id || last.current;
    last.current = id;
    const follow = () => desk.current && followTo(followed, desk.current);
    // The question that led here gives the focus back first.
    const question = openDialog();
    if (question) question.addEventListener('close', follow, { once: true });
    else follow();
  }, [desk, id]);

  const links = () => linksOn(desk.current);
  return {
    /** The id of the row that has the focus; empty for none. */
    chosenId: () => links()[chosenAmong(links())]?.dataset.request ?? '',
    /** Moves from row to row; to the first one from elsewhere. */
    step: (by: 1 | -1) => links()[Math.max(0, chosenAmong(links()) + by)]?.focus(),
    readOn: () => profileOn(desk.current)?.focus(),
  };
}

function followTo(id: string, desk: HTMLElement) {
  const profile = profileOn(desk);
  profile?.scrollTo?.(0, 0);
  if (profile?.contains(document.activeElement)) profile.focus();
  else if (desk.querySelector('.desk-drawer')) desk.querySelector<HTMLElement>('.desk-place')?.focus();
  else if (!document.activeElement?.closest('.desk-bar'))
    linksOn(desk)
      .find((link) => link.dataset.request === id)
      ?.focus();
}

const profileOn = (desk: HTMLElement | null) => desk?.querySelector<HTMLElement>('.desk-profile');

const linksOn = (desk: HTMLElement | null) => [...(desk?.querySelectorAll<HTMLElement>('.desk-link') ?? [])];

const chosenAmong = (links: HTMLElement[]) =>
  links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
