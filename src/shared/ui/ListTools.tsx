import { ControlOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useMediaQuery } from '../useMediaQuery';
import { ChunkFailed } from './ChunkFailed';
import { lazyPart } from './lazyPart';

const ToolsSheet = lazyPart(() => import(/* webpackChunkName: "MenuDrawer" */ './ToolsSheet'), ChunkFailed, {
  isAwaited: true,
});

export function ListTools({ filters = [], children }: { filters?: readonly boolean[]; children: ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 700px)');
  // Stays mounted once opened, so that it can give the focus back when it closes.
  const [sheet, setSheet] = useState<'never opened' | 'open' | 'closed'>('never opened');
  if (!isNarrow) return children;
  const count = filters.filter(Boolean).length;
  return (
    <>
      <Button
        className="tools-button"
        icon={<ControlOutlined aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setSheet('open')}
      >
        {count === 0 ? 'Tools' : `Tools (${count})`}
      </Button>
      {sheet !== 'never opened' && (
        <ToolsSheet isOpen={sheet === 'open'} onClose={() => setSheet('closed')}>
          {children}
        </ToolsSheet>
      )}
    </>
  );
}
