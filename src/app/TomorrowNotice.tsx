import { useState } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '@/shared/ui/lazyPart';
import type { Store } from './store';
import { RetryBoundary } from './RetryBoundary';
import { useIdle } from './useIdle';

const TomorrowReminder = lazyPart(() => import('@/features/panchanga/TomorrowReminder'), RetryBoundary);

type State = ReturnType<Store['getState']>;
const isAsking = ({ api }: State) => Object.values(api.queries).some((query) => query?.status === 'pending');

export function TomorrowNotice() {
  const isIdle = useIdle();
  const isBusy = useSelector(isAsking);
  const [isTime, setTime] = useState(false);
  if (isIdle && !isBusy && !isTime) setTime(true);
  return isTime ? <TomorrowReminder /> : null;
}
