import { quietly } from '@/shared/notices/quiet';
import { membersApi } from './membersApi';
import { useOutcomes } from './requestOutcomesSlice';

/** Asks nobody: a member's own answer may still say 'approved' where the list of the deleted, or an answer given here, knows more. */
export function useIsDeleted() {
  const { data } = membersApi.endpoints.listDeletedMembers.useQueryState(quietly);
  const outcomeOf = useOutcomes();
  return (id: string) => outcomeOf('deletion', id) !== undefined || data?.rows.some((row) => row.id === id) === true;
}
