import { useEffect, useSyncExternalStore } from 'react';
import { focusLost, focusRegained, selectIsFocused, staleAfterSeconds } from '@/shared/api/baseApi';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { useIsModalOpen } from '@/shared/ui/useModal';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isTabVisible = () => document.visibilityState === 'visible';

/** A tab that was hidden for a while polls nothing, and refetches what it shows when it is seen again and no box is open. */
export function FocusWatch() {
  const dispatch = useAppDispatch();
  const isVisible = useSyncExternalStore(subscribe, isTabVisible);
  const isModalOpen = useIsModalOpen();
  const isFocused = useAppSelector(selectIsFocused);
  useEffect(() => {
    if (isVisible && !isFocused && !isModalOpen) dispatch(focusRegained());
    if (isVisible) return undefined;
    const timer = setTimeout(() => dispatch(focusLost()), staleAfterSeconds * 1000);
    return () => clearTimeout(timer);
  }, [dispatch, isVisible, isFocused, isModalOpen]);
  return null;
}
