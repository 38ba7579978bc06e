import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useKeys } from '@/shared/hooks/useKeys';
import { ChunkFailedDialog } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import type { Picture } from './PicturePreview';
import './enlargeButton.css';

const PicturePreview = lazyChunk(
  async () => (await import(/* webpackChunkName: "picture" */ './PicturePreview')).PicturePreview,
  ChunkFailedDialog,
);

type EnlargeButtonProps = {
  label: string;
  pictures: readonly Picture[];
  start?: number;
  shortcut?: string;
  children: ReactNode;
};

export function EnlargeButton({ label, pictures, start, shortcut, children }: EnlargeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useKeys(shortcut === undefined ? {} : { [shortcut]: open });
  return (
    <>
      <Button
        type="text"
        className="enlarge"
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut?.toUpperCase()}
        onClick={open}
      >
        {children}
      </Button>
      {isOpen && <PicturePreview pictures={pictures} start={start} onClose={() => setOpen(false)} />}
    </>
  );
}
