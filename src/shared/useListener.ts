import { useEffect, useEffectEvent } from 'react';

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
