import type { WithSlice } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { quietly } from '@/shared/notices/quiet';
import { membersApi } from './membersApi';
import { selectOutcome, type requestOutcomesSlice } from './requestOutcomesSlice';

type State = WithSlice<typeof requestOutcomesSlice>;

/** Asks nobody: a member's own answer may still say 'approved' where the list of the deleted, or an answer given here, knows more. */
export function useIsDeleted() {
  const { data } = membersApi.endpoints.listDeletedMembers.useQueryState(quietly);
  const outcomes = useSelector((state: State) => state.requestOutcomes);
  return (id: string) =>
    selectOutcome({ requestOutcomes: outcomes }, 'deletion', id) !== undefined ||
    data?.rows.some((row) => row.id === id) === true;
}
