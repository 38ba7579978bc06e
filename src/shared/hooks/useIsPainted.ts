import { useEffect, useState } from 'react';

/** Whether what is ready has been painted; React may run the effects of a render before that. */
export function useIsPainted(isReady: boolean) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return isPainted;
}
