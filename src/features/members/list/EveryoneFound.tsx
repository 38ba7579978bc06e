import { useStoreDispatch } from '@/shared/largeList/largeLists';
import { csvOf } from '@/shared/csv';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { SaveButton } from '@/shared/ui/SaveButton';
import { askEveryone } from '../allMembers/askEveryone';
import { LoadProgress } from '../allMembers/LoadProgress';
import { useEveryone } from '../allMembers/useEveryone';
import type { Member } from '../member';
import { memberCsv } from '../memberCsv';
import { personColumns } from '../personColumns';
import { RespondCell } from '../requests/RespondCell';
import { StatusTag } from '../StatusTag';
import { AccessCell } from './AccessCell';
import '../allMembers/allMembers.css';

const columns: readonly Column<Member>[] = [
  ...personColumns,
  { title: 'Status', render: ({ id, status }) => <StatusTag id={id} status={status} /> },
  {
    title: 'Actions',
    render: (member) =>
      member.status === 'pending' ? <RespondCell member={member} /> : <AccessCell member={member} />,
    className: 'cell-actions',
  },
];

export function EveryoneFound({ contact, page }: { contact: string; page: number }) {
  const dispatch = useStoreDispatch();
  const { query, found, progress } = useEveryone(contact, page, true);
  const isWhole = progress.known.reading.isAtEnd;
  const write = async () => {
    const { rows, total } = await dispatch(askEveryone(query));
    return { content: csvOf(memberCsv, rows), count: total };
  };
  return (
    <>
      <div className="list-line">
        <p className="list-note list-count" role="status">
          The phone numbers and e-mail addresses of members of every status are searched.
          {found && (isWhole || found.total > 0) && ` ${found.total} found.`}
        </p>
        <SaveButton name={['Users', contact]} isPart={!isWhole} write={found && write} />
      </div>
      <LoadProgress {...progress} />
      {found && (isWhole || found.total > 0) && (
        <ListTable
          label="Users List"
          columns={columns}
          answer={{ currentData: found, isFetching: false, refetch: progress.onRefresh }}
          page={page}
        />
      )}
    </>
  );
}
