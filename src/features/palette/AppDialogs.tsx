import { ChunkFailed } from '@/shared/ui/ChunkFailed';
import { lazyPart } from '@/shared/ui/lazyPart';
import { useIsModalOpen } from '@/shared/ui/modalStack';
import { useKeys } from '@/shared/useKeys';
import { useListener } from '@/shared/useListener';
import { isCommandKey } from './commandKey';
import type { PaletteScreen } from './useCommands';

export type AppDialog = 'commands' | 'keys';

export const CommandPalette = lazyPart(() => import('./CommandPalette'), ChunkFailed, { isAwaited: true });
export const KeysDialog = lazyPart(() => import('./KeysDialog'), ChunkFailed, { isAwaited: true });

type AppDialogsProps = {
  screens: readonly PaletteScreen[];
  open: AppDialog | undefined;
  onOpen: (dialog: AppDialog | undefined) => void;
};

export function AppDialogs({ screens, open, onOpen }: AppDialogsProps) {
  const isModalOpen = useIsModalOpen();
  useKeys({ '/': focusSearch, '?': () => onOpen('keys') });
  useListener('keydown', (event) => {
    if (!isCommandKey(event) || isModalOpen) return;
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
