import { Drawer } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import './toolsSheet.css';

type ToolsSheetProps = { isOpen: boolean; onClose: () => void; children: ReactNode };

export function ToolsSheet({ isOpen, onClose, children }: ToolsSheetProps) {
  // Any button but a file's closes the drawer.
  const leaveAfterButton = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('.ant-btn');
    if (button && !button.closest('.export')) onClose();
  };
  return (
    <Drawer
      title="Tools"
      rootClassName="tools-sheet"
      placement="bottom"
      size="auto"
      open={isOpen}
      destroyOnHidden
      closable={{ 'aria-label': 'Close' }}
      onClose={onClose}
      onClick={leaveAfterButton}
    >
      <div className="tools">{children}</div>
    </Drawer>
  );
}
