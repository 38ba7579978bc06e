import { useState, type ReactNode } from 'react';
import { useAppSelector } from '@/shared/hooks';
import type { State } from './store';
import { useIdle } from './useIdle';

const isAsking = ({ api }: State) => Object.values(api.queries).some((query) => query?.status === 'pending');

/** Secondary parts with calls of their own; they mount once the screen is idle. */
export function WhenIdle({ children }: { children: ReactNode }) {
  const isIdle = useIdle();
  const isBusy = useAppSelector(isAsking);
  const [isTime, setTime] = useState(false);
  if (isIdle && !isBusy && !isTime) setTime(true);
  return isTime && children;
}
