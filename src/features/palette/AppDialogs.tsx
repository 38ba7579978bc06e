import { ChunkFailedDialog } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { isModalOpen } from '@/shared/ui/modal/useModal';
import { useKeys } from '@/shared/hooks/useKeys';
import { useListener } from '@/shared/hooks/useListener';
import { isCommandKey } from './commandKey';
import type { PaletteScreen } from './useSections';

export type AppDialog = 'commands' | 'keys';

const CommandPalette = lazyChunk(
  async () => (await import(/* webpackChunkName: "commands" */ './CommandPalette')).CommandPalette,
  ChunkFailedDialog,
);

const KeysDialog = lazyChunk(
  async () => (await import(/* webpackChunkName: "commands" */ './KeysDialog')).KeysDialog,
  ChunkFailedDialog,
);

type AppDialogsProps = {
  screens: readonly PaletteScreen[];
  open: AppDialog | undefined;
  onOpen: (dialog: AppDialog | undefined) => void;
};

export function AppDialogs({ screens, open, onOpen }: AppDialogsProps) {
  useKeys({ '/': focusSearch, '?': () => onOpen('keys') });
  useListener('keydown', (event) => {
    if (!isCommandKey(event) || isModalOpen()) return;
    event.preventDefault();
    onOpen('commands');
  });
  const close = () => onOpen(undefined);
  return (
    <>
      {open === 'commands' && <CommandPalette screens={screens} onKeys={() => onOpen('keys')} onClose={close} />}
      {open === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
}

const focusSearch = () => document.querySelector<HTMLElement>('#content .search-box input')?.focus();
