import { Drawer } from 'antd';
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { useIsModalOpen } from '@/shared/ui/openModals';

type DeskFrameProps = {
  label: string;
  isNarrow: boolean;
  start: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

export function DeskFrame({ label, isNarrow, start, onClose, children }: DeskFrameProps) {
  if (isNarrow)
    return (
      <DeskDrawer label={label} start={start} onClose={onClose}>
        {children}
      </DeskDrawer>
    );
  return (
    <section className="panel desk-side" aria-label={label}>
      {children}
    </section>
  );
}

function DeskDrawer({ label, start, onClose, children }: Omit<DeskFrameProps, 'isNarrow'>) {
  const isModalOpen = useIsModalOpen();
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isModalOpen) onClose();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <Drawer
      open
      aria-label={label}
      rootClassName="desk-drawer"
      size="100%"
      closable={false}
      // A box that has just closed above it would still keep an Escape from antd's own listener.
      keyboard={false}
      onClose={onClose}
      afterOpenChange={() => start.current?.focus({ preventScroll: true })}
    >
      {children}
    </Drawer>
  );
}
