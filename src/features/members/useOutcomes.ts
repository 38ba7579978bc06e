import { useAppSelector } from '@/shared/hooks';
import { outcomeOf, selectOutcomes, type Request } from './membersSlice';

/** Undefined while the request waits. */
export function useOutcomes() {
  const outcomes = useAppSelector(selectOutcomes);
  return (request: Request, id: string) => outcomeOf(outcomes, request, id);
}
