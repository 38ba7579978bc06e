import { useEffect, useEffectEvent } from 'react';

export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  { capture = false } = {},
) {
  const listen = useEffectEvent(listener);
  useEffect(() => {
    window.addEventListener(type, listen, capture);
    return () => window.removeEventListener(type, listen, capture);
  }, [type, capture]);
}
