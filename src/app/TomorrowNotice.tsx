import { useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/shared/ui/lazyPart';
import type { Store } from './store';
import { RetryBoundary } from './RetryBoundary';
import { useIdle } from './useIdle';

const TomorrowReminder = lazyPart(
  () => import('@/features/panchanga/TomorrowReminder').then((module) => module.TomorrowReminder),
  RetryBoundary,
);

type State = ReturnType<Store['getState']>;
const isAsking = ({ api }: State) => Object.values(api.queries).some((query) => query?.status === 'pending');

/** The almanac's word on the dashboard, asked for when nothing else is: it never delays what the dashboard is for. */
export function TomorrowNotice() {
  const isIdle = useIdle();
  const isBusy = useSelector(isAsking);
  const [isTime, setTime] = useState(false);
  if (isIdle && !isBusy && !isTime) setTime(true);
  return isTime ? <TomorrowReminder /> : null;
}
