import type { ModalProps } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { useListener } from '@/shared/useListener';
import { modalClosed, modalOpened, selectIsModalOpen } from './modalsSlice';

type ModalRules = {
  onEscape?: () => void;
  /** A letter opened it, so no second Enter of a bouncing key can follow. */
  isByKey?: boolean;
  /** Selects what gets the initial focus: by default the first field, else the primary button, else the last one. */
  start?: string;
};

const fieldOrButton =
  ':is(input, textarea):not([readonly], [disabled], [type="file"], [type="radio"]), .ant-btn-primary, .ant-modal-footer > button:last-of-type';

/** ms; a bouncing key must not answer the question that it opened. */
const startDelay = 100;

/** The class of a field whose pop-up Escape closes; others say so by `aria-expanded`. */
export const popupOpen = 'has-popup-open';

const popupOwners = `[aria-expanded="true"], .${popupOpen}`;

const isOnTop = (panel: HTMLElement | null) =>
  panel !== null && [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === panel;

export const useIsModalOpen = () => useAppSelector(selectIsModalOpen);

/** Spread `modal` into antd's Modal. One that is mounted only while open closes first, then calls `onClose`. */
export function useModal(onClose: () => void, { onEscape, isByKey = false, start = fieldOrButton }: ModalRules = {}) {
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  const wasPressed = useRef(false);
  const close = () => setOpen(false);

  useLayoutEffect(() => {
    dispatch(modalOpened());
    return () => void dispatch(modalClosed());
  }, [dispatch]);

  const begin = useEffectEvent(() => {
    hasBegun.current = true;
    const isTyping = panel.current?.querySelector(':is(input, textarea):focus');
    if (!wasPressed.current && !isTyping && isOnTop(panel.current))
      panel.current?.querySelector<HTMLElement>(start)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const timer = setTimeout(begin, isByKey ? 0 : startDelay);
    return () => clearTimeout(timer);
  }, [isByKey]);

  // antd 6.6 gives Escape to whatever opened last, even the tooltip of a button beneath, and to a Modal together with the list of
  // its Select (ant-design#28815). In the capture phase, the list is still open.
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

  const heedPress = (event: MouseEvent) => {
    if (event.detail < 2) wasPressed.current = true;
    if (wasPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const modal = {
    open: isOpen,
    keyboard: false,
    // The first frame of antd's zoom is transparent, also where nothing moves.
    transitionName: '',
    afterClose: onClose,
    panelRef: panel,
    // What follows the press that opened the Modal, a second click or Enter, neither presses its buttons nor moves the focus.
    wrapProps: {
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') wasPressed.current = true;
        else if (!hasBegun.current && !wasPressed.current) event.preventDefault();
      },
      onMouseDownCapture: heedPress,
      onClickCapture: heedPress,
    },
    centered: true,
    closable: false,
    mask: { closable: false },
  } satisfies ModalProps;
  return { modal, close };
}

/** The body of a tall Modal scrolls between title and buttons, which are never below the edge of the window. */
export const tallModal = {
  container: { display: 'flex', flexDirection: 'column', maxHeight: 'calc(100dvh - 24px)' },
  // Full width, so that the outlines of its fields are not cut off.
  body: { overflow: 'auto', marginInline: -24, paddingInline: 24 },
} satisfies ModalProps['styles'];
