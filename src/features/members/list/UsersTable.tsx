import { skipToken } from '@reduxjs/toolkit/query';
import { pageOfWhole } from '@/shared/api/page';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { BulkBar } from '../bulk/BulkBar';
import type { Selection } from '../bulk/useSelection';
import type { Decision } from '../decisions';
import type { Member } from '../member';
import { useListMembersQuery, useSearchMembersQuery } from '../membersApi';
import type { UsersGroup } from '../membersSearchParams';
import { personColumns } from '../personColumns';
import { AccessCell } from './AccessCell';

const columns: readonly Column<Member>[] = [
  ...personColumns,
  { title: 'Actions', card: 'head', render: (member) => <AccessCell member={member} />, width: 8 },
];

const decisions: readonly Decision[] = ['block', 'unblock'];

type UsersTableProps = { group: UsersGroup; name: string; page: number; selection: Selection };

export function UsersTable({ group, name, page, selection }: UsersTableProps) {
  const listed = useListMembersQuery(name === '' ? { group, page } : skipToken);
  const found = useSearchMembersQuery(name === '' ? skipToken : { group, name });
  const answer =
    name === '' ? listed : { ...found, currentData: found.currentData && pageOfWhole(found.currentData, page) };
  return (
    <>
      <BulkBar
        decisions={decisions}
        selection={selection}
        rows={answer.currentData?.rows ?? []}
        found={name === '' ? undefined : found.currentData?.rows}
      />
      <ListTable label="Users List" columns={columns} answer={answer} page={page} selection={selection.rows} />
    </>
  );
}
