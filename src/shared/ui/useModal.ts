import type { ModalProps } from 'antd';
import { useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useModalLayer } from './modalStack';

type ModalRules = {
  onEscape?: () => void;
  /** Gets the initial focus; the Modal itself by default. */
  start?: RefObject<{ focus(options?: FocusOptions): void } | null>;
  /** ms until then; buttons with the given `tabIndex` are not focusable before. */
  startsAfter?: number;
};

/** ms; a bouncing key must not answer the question that it opened. */
export const questionDelay = 100;

/** Spread `modal` into antd's Modal. One that is mounted only while open closes first, then calls `onClose`. */
export function useModal(onClose: () => void, { onEscape, start, startsAfter = 0 }: ModalRules = {}) {
  const [isOpen, setOpen] = useState(true);
  const panel = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const close = () => setOpen(false);
  const isOnTop = useModalLayer(isOpen, onEscape ?? close);
  const [hasBegun, setBegun] = useState(startsAfter === 0);
  const begin = () => {
    setBegun(true);
    if (!isOnTop()) return;
    // Not if the user has already focused another field.
    const isInField = document.activeElement?.matches('input, textarea') === true;
    if (!isInField || !panel.current?.contains(document.activeElement)) start?.current?.focus({ preventScroll: true });
  };
  const modal = {
    open: isOpen,
    // Escape is handled by `ModalStack`.
    keyboard: false,
    afterClose: onClose,
    afterOpenChange: (isNowOpen: boolean) => {
      if (!isNowOpen) return;
      if (startsAfter === 0) begin();
      else setTimeout(begin, startsAfter);
    },
    panelRef: panel,
    // The second click of a double click must neither press a button of the Modal that it opened nor move the focus.
    wrapProps: {
      onMouseDownCapture: (event: MouseEvent) => {
        if (event.detail < 2) wasPressed.current = true;
        else if (!wasPressed.current) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (event.detail > 1 && !wasPressed.current) event.stopPropagation();
      },
    },
    // Even a tall one ends above the toasts.
    style: { top: 40 },
    // A click on the mask is mostly a slip.
    closable: false,
    mask: { closable: false },
  } satisfies ModalProps;
  return { modal, close, tabIndex: hasBegun ? undefined : -1 };
}
