import { ControlOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex } from 'antd';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import './toolsSheet.css';

export function ListTools({ filters = [], children }: { filters?: readonly boolean[]; children: ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 1000px)');
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  const leaveAfterButton = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('.ant-btn'); // a click's target is an element
    if (button && !button.matches('.export')) setOpen(false);
  };
  const count = filters.filter(Boolean).length;
  return (
    <>
      <Button
        className="tools-button"
        icon={<ControlOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count === 0 ? 'Tools' : `Tools (${count})`}
      </Button>
      <Drawer
        title="Tools"
        rootClassName="tools-sheet"
        placement="bottom"
        size="auto"
        open={isOpen}
        destroyOnHidden
        closable={{ 'aria-label': 'Close' }}
        onClose={() => setOpen(false)}
        onClick={leaveAfterButton}
      >
        <Flex vertical gap={12}>
          {children}
        </Flex>
      </Drawer>
    </>
  );
}
