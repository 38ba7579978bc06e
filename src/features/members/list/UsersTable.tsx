import { skipToken } from '@reduxjs/toolkit/query';
import { pageOfWhole } from '@/shared/api/page';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { BulkBar } from '../bulk/BulkBar';
import type { Selection } from '../bulk/useSelection';
import type { Member } from '../member';
import type { MemberAnswer } from '../memberAnswers';
import { useListMembersQuery, useSearchMembersQuery } from '../membersApi';
import type { UsersGroup } from '../membersSearchParams';
import { personColumns } from '../personColumns';
import { useFigureNews } from '../useFigureNews';
import { AccessCell } from './AccessCell';

export const userColumns: readonly Column<Member>[] = [
  ...personColumns,
  { title: 'Actions', card: 'head', render: (member) => <AccessCell member={member} />, width: 8 },
];

export const accessAnswers: readonly MemberAnswer[] = ['block', 'unblock'];

type UsersTableProps = { group: UsersGroup; name: string; page: number; selection: Selection };

export function UsersTable({ group, name, page, selection }: UsersTableProps) {
  const listed = useListMembersQuery(name === '' ? { group, page } : skipToken);
  const found = useSearchMembersQuery(name === '' ? skipToken : { group, name });
  const answer =
    name === '' ? listed : { ...found, currentData: found.currentData && pageOfWhole(found.currentData, page) };
  const news = useFigureNews(group === 'accepted' ? 'users' : 'rejected', ['user', 'users'], listed);
  return (
    <>
      <BulkBar answers={accessAnswers} selection={selection} rows={answer.currentData?.rows ?? []} />
      <ListTable
        label="Users List"
        columns={userColumns}
        answer={answer}
        page={page}
        selection={selection.rows}
        news={news}
      />
    </>
  );
}
