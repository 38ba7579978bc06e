import { Drawer } from 'antd';
import type { ReactNode, RefObject } from 'react';

type DeskFrameProps = {
  label: string;
  isNarrow: boolean;
  start: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

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
