import type { ModalProps } from 'antd';
import { useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useModalLayer } from './openModals';

type ModalRules = {
  onEscape?: () => void;
  /** Has the focus at first; without it the Modal itself has. */
  start?: RefObject<{ focus(options?: FocusOptions): void } | null>;
  /** Milliseconds until it has it; until then the buttons that are given `tabIndex` do not take the focus either. */
  startsAfter?: number;
};

/** A key that bounces on the button that asks must not answer as well: too short for anybody to read what is asked. */
export const questionDelay = 100;

/**
 * What every Modal of the console has in common; spread `modal` into antd's. A Modal that its owner draws only while it is open
 * closes first, which gives the focus back, and tells its owner by `onClose` then.
 */
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
    // Whoever was quicker, and went to another field, stays there.
    const isInField = document.activeElement?.matches('input, textarea') === true;
    if (!isInField || !panel.current?.contains(document.activeElement)) start?.current?.focus({ preventScroll: true });
  };
  const modal = {
    open: isOpen,
    // Escape comes from `OpenModals`.
    keyboard: false,
    afterClose: onClose,
    afterOpenChange: (isNowOpen: boolean) => {
      if (!isNowOpen) return;
      if (startsAfter === 0) begin();
      else setTimeout(begin, startsAfter);
    },
    panelRef: panel,
    // The second half of a double click belongs to what the first one hit, not to what has come beneath the pointer: it presses
    // nothing, and leaves the focus where the Modal has put it.
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
    // Its buttons say what closes it; a press beside it is mostly a slip.
    closable: false,
    mask: { closable: false },
  } satisfies ModalProps;
  return { modal, close, tabIndex: hasBegun ? undefined : -1 };
}
