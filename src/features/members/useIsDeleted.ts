import { quietly } from '@/shared/notices/quiet';
import { membersApi } from './membersApi';
import { useOutcomes } from './requestOutcomesSlice';

/** From the cache alone: a profile may still say 'approved' where the list of deleted members knows more. */
export function useIsDeleted() {
  const { data } = membersApi.endpoints.listDeletedMembers.useQueryState(quietly);
  const outcomeOf = useOutcomes();
  return (id: string) => outcomeOf('deletion', id) !== undefined || data?.rows.some((row) => row.id === id) === true;
}
