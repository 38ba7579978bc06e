import { useBlocker } from 'react-router-dom';
import { useListener } from '../useListener';

/** Stands in the way of Back, of links and of a reload for as long as there is work that they would lose. */
export function useDeparture(hasWork: () => boolean) {
  const blocker = useBlocker(hasWork);
  useListener('beforeunload', (event) => {
    if (hasWork()) event.preventDefault();
  });
  return { isAsked: blocker.state === 'blocked', stay: () => blocker.reset?.(), go: () => blocker.proceed?.() };
}
