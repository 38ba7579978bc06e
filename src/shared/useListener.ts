import { useEffect, useEffectEvent } from 'react';

/** Listens to an event of the whole page for as long as its component is mounted. */
export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    window.addEventListener(type, listen);
    return () => window.removeEventListener(type, listen);
  }, [type]);
}
