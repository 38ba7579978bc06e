import { skipToken } from '@reduxjs/toolkit/query';
import { pageOfWhole } from '@/shared/api/page';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { BulkBar } from '../bulk/BulkBar';
import type { Selection } from '../bulk/useSelection';
import type { Member } from '../member';
import type { MemberAnswer } from '../memberAnswers';
import { detailsColumn, emailColumn, phoneColumn } from '../memberColumns';
import { useListMembersQuery, useSearchMembersQuery } from '../membersApi';
import { pictureColumn } from '../pictureColumn';
import { AccessCell } from './AccessCell';
import type { UsersGroup } from './usersSearchParams';

export const userColumns: readonly Column<Member>[] = [
  pictureColumn,
  emailColumn,
  phoneColumn,
  detailsColumn,
  { title: 'Actions', render: (member) => <AccessCell member={member} />, className: 'cell-actions' },
];

export const accessAnswers: readonly MemberAnswer[] = ['block', 'unblock'];

type UsersTableProps = { group: UsersGroup; name: string; page: number; selection: Selection };

/** The members of a group, or those of them whose name holds a text, ten a page. */
export function UsersTable({ group, name, page, selection }: UsersTableProps) {
  const listed = useListMembersQuery(name === '' ? { group, page } : skipToken);
  const found = useSearchMembersQuery(name === '' ? skipToken : { group, name });
  const { isFetching, error, refetch } = name === '' ? listed : found;
  const data = name === '' ? listed.currentData : found.currentData && pageOfWhole(found.currentData, page);
  return (
    <>
      <BulkBar answers={accessAnswers} selection={selection} rows={data?.rows ?? []} />
      <ListTable
        label="Users List"
        columns={userColumns}
        answer={{ data, isFetching, error, refetch }}
        page={page}
        selection={selection.rows}
      />
    </>
  );
}
