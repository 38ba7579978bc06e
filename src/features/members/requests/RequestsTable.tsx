import { usePageSearchParam } from '@/shared/routing/listSearchParams';
import { ListTable } from '@/shared/ui/ListTable';
import { membersApi, useListMembersQuery } from '../membersApi';
import { useOutcomes } from '../membersSlice';
import { requestColumns } from './requestColumns';

/** A page of the pending requests. Answered rows stay until the next visit. */
export function useRequestsQuery(page: number) {
  const asked = { group: 'pending', page } as const;
  const outcomeOf = useOutcomes();
  const { currentData } = membersApi.endpoints.listMembers.useQueryState(asked);
  const hasAnsweredRow = currentData?.rows.some(({ id }) => outcomeOf('sign-up', id) !== undefined);
  return useListMembersQuery(asked, { refetchOnFocus: !hasAnsweredRow });
}

export function RequestsTable() {
  const page = usePageSearchParam();
  return <ListTable label="User Requests" columns={requestColumns} query={useRequestsQuery(page)} page={page} />;
}
