import type { ModalProps } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { useListener } from '@/shared/hooks/useListener';

type ModalRules = {
  onEscape?: () => void;
  /** A letter opened it, so no second Enter of a bouncing key can follow. */
  isByKey?: boolean;
  /** Selects what gets the initial focus: by default the first field, else the primary button, else the last one. */
  start?: string;
};

const fieldOrButton =
  ':is(input, textarea):not([readonly], [disabled], [type="file"], [type="radio"]), .ant-btn-primary, .ant-modal-footer > button:last-of-type';

/** ms; a bouncing Enter must not answer the question that it opened. */
const startDelay = 100;

/** The class of a field whose pop-up Escape closes; others say so by `aria-expanded`. */
export const popupOpen = 'has-popup-open';

const popupOwners = `[aria-expanded="true"], .${popupOpen}`;

const isOnTop = (panel: HTMLElement | null) =>
  panel !== null && [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === panel;

const modals = ':is(.ant-modal, .ant-image-preview)[aria-modal="true"]';

export const isModalOpen = () => document.querySelector(modals) !== null;

export const isInModal = (target: EventTarget | null) => target instanceof Element && target.closest(modals) !== null;

/** Spread `modal` into antd's Modal. One that is mounted only while open closes first, then calls `onClose`. */
export function useModal(onClose: () => void, { onEscape, isByKey = false, start = fieldOrButton }: ModalRules = {}) {
  const [isOpen, setOpen] = useState(true);
  const [surroundings] = useState(() => focusableAround(document.activeElement));
  const panel = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const close = () => setOpen(false);

  const focusStart = useEffectEvent(() => {
    // antd itself focuses the first field or button, also where another one is to have it.
    const isTyping = start === fieldOrButton && panel.current?.querySelector(':is(input, textarea):focus');
    if (!wasPressed.current && !isTyping && isOnTop(panel.current))
      panel.current?.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const timer = setTimeout(focusStart, isByKey ? 0 : startDelay);
    return () => clearTimeout(timer);
  }, [isByKey]);

  // antd returns the focus to the button that opened it, which may be gone with its row.
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        surroundings.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
    },
    [surroundings],
  );

  // antd 6.6 gives Escape to whatever opened last, and to a Modal together with the list of its Select (ant-design#28815).
  useListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing || !isOpen || !isOnTop(panel.current)) return;
      if (event.target instanceof Element && event.target.closest(popupOwners)) return;
      event.stopPropagation();
      (onEscape ?? close)();
    },
    { capture: true },
  );

  const swallowSecondClick = (event: MouseEvent) => {
    wasPressed.current ||= event.detail < 2;
    if (wasPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const modal = {
    open: isOpen,
    keyboard: false,
    // The first frame of antd's zoom is transparent, also where nothing moves.
    transitionName: '',
    cancelText: 'Close',
    onCancel: close,
    afterClose: onClose,
    panelRef: panel,
    // The second click of a double click on the button that opened it.
    wrapProps: { onMouseDownCapture: swallowSecondClick, onClickCapture: swallowSecondClick },
    centered: true,
    closable: false,
    mask: { closable: false },
    styles: tall,
  } satisfies ModalProps;
  return { modal, close };
}

function focusableAround(element: Element | null): HTMLElement[] {
  const around = element?.parentElement?.closest<HTMLElement>('[tabindex]');
  return around ? [around, ...focusableAround(around)] : [];
}

/** The body of a tall Modal scrolls between title and buttons, which are never below the edge of the window. */
const tall = {
  container: { display: 'flex', flexDirection: 'column', maxHeight: 'calc(100dvh - 24px)' },
  // Full width, so that the outlines of its fields are not cut off.
  body: { overflow: 'auto', marginInline: -24, paddingInline: 24 },
} satisfies ModalProps['styles'];
