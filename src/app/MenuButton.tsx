import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart';
import { ChunkFailed } from '@/shared/ui/ChunkFailed';

export const MenuDrawer = lazyPart(() => import('./MenuDrawer'), ChunkFailed, {
  isAwaited: true,
});

export function MenuButton() {
  // Once opened it stays, so that it can give the focus back when it closes.
  const [drawer, setDrawer] = useState<'never opened' | 'open' | 'closed'>('never opened');
  return (
    <span className="menu-button">
      <Button type="text" icon={<MenuOutlined />} aria-label="Open the menu" onClick={() => setDrawer('open')} />
      {drawer !== 'never opened' && <MenuDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />}
    </span>
  );
}
