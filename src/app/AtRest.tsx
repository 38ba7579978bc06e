import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { State } from './store';
import { useIdle } from './useIdle';

const isAsking = ({ api }: State) => Object.values(api.queries).some((query) => query?.status === 'pending');

/** What only informs by the way, and asks for that: it comes once the screen has had its time and waits for no answer. */
export function AtRest({ children }: { children: ReactNode }) {
  const isIdle = useIdle();
  const isBusy = useSelector(isAsking);
  const [isTime, setTime] = useState(false);
  if (isIdle && !isBusy && !isTime) setTime(true);
  return isTime && children;
}
