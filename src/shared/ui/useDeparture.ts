import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/** Stands in the way of Back, of links and of a reload for as long as there is work that they would lose. */
export function useDeparture(hasWork: () => boolean) {
  const blocker = useBlocker(hasWork);
  const hold = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasWork()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, []);
  return {
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  };
}
