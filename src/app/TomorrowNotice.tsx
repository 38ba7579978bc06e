import { lazyPart } from '@/shared/ui/lazyPart';
import { AtRest } from './AtRest';
import { RetryBoundary } from './RetryBoundary';

const TomorrowReminder = lazyPart(() => import('@/features/panchanga/TomorrowReminder'), RetryBoundary);

export function TomorrowNotice() {
  return (
    <AtRest>
      <TomorrowReminder />
    </AtRest>
  );
}
