import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from '../member';
import { detailsColumn, emailColumn, phoneColumn } from '../memberColumns';
import { membersApi, useListMembersQuery } from '../membersApi';
import { useOutcomes } from '../useOutcomes';
import { RespondCell } from './RespondCell';

export const requestColumns: readonly Column<Member>[] = [
  { title: 'Name', card: 'head', render: ({ name }) => <PersonName name={name} /> },
  emailColumn,
  phoneColumn,
  detailsColumn,
  { title: 'Respond', card: 'head', render: (member) => <RespondCell member={member} />, width: 13 },
];

export function RequestsTable() {
  const page = usePageSearchParam();
  const asked = { group: 'pending', page } as const;
  const outcomeOf = useOutcomes();
  const { currentData } = membersApi.endpoints.listMembers.useQueryState(asked);
  const hasAnsweredRow = currentData?.rows.some(({ id }) => outcomeOf('sign-up', id) !== undefined);
  // Answered rows stay until the next visit.
  const query = useListMembersQuery(asked, { refetchOnFocus: !hasAnsweredRow });
  return <ListTable label="User Requests" columns={requestColumns} answer={query} page={page} />;
}
