import { Drawer } from 'antd';
import type { ReactNode, RefObject } from 'react';

type DeskFrameProps = {
  label: string;
  isNarrow: boolean;
  /** What has the focus when the profile comes to lie over the list. */
  start: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** Holds the profile beside the list, or over it where the screen is narrow. */
export function DeskFrame({ label, isNarrow, start, onClose, children }: DeskFrameProps) {
  if (isNarrow) {
    return (
      <Drawer
        open
        aria-label={label}
        rootClassName="desk-drawer"
        size="100%"
        closable={false}
        onClose={onClose}
        afterOpenChange={() => start.current?.focus({ preventScroll: true })}
      >
        {children}
      </Drawer>
    );
  }
  return (
    <section className="panel desk-side" aria-label={label}>
      {children}
    </section>
  );
}
