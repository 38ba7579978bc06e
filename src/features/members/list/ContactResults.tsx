import { useAppSelector } from '@/shared/hooks';
import { pageOfWhole } from '@/shared/api/page';
import { ExportButton } from '@/shared/ui/ExportButton';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { ReadAllMembers, useReadAll } from '../gathering/GatheringStatus';
import type { Member } from '../member';
import { memberCsv, personColumns } from '../memberColumns';
import { selectPeople, type WithMembers } from '../membersSlice';
import { RespondCell } from '../requests/RequestsTable';
import { selectSearchResults } from '../searchMembers';
import { StatusTag } from '../StatusTag';
import { AccessCell } from './AccessCell';

const columns: readonly Column<Member>[] = [
  ...personColumns,
  { title: 'Status', render: ({ id, status }) => <StatusTag id={id} status={status} /> },
  {
    title: 'Actions',
    render: (member) => {
      if (member.status === 'pending') return <RespondCell member={member} />;
      return isMember(member.status) && <AccessCell member={member} />;
    },
    card: 'foot',
  },
];

/** Other lists name people without saying whether they are members still. */
const isMember = (status: string) => ['approved', 'blocked', 'rejected'].includes(status);

/** Members of every status with a phone number or an e-mail, among those whom this session has read. */
export function ContactResults({ contact, page }: { contact: string; page: number }) {
  const results = useAppSelector((state: WithMembers) => selectSearchResults(state, contact));
  const known = useAppSelector((state: WithMembers) => selectPeople(state).ids.length);
  const { isOver, read } = useReadAll('');
  const among = isOver ? 'all members' : `the ${known.toLocaleString()} members read so far`;
  return (
    <>
      <ReadAllMembers purpose="to search further" />
      <div className="list-line">
        <p className="list-count" role="status">
          {results.length.toLocaleString()} found among {among}.
        </p>
        <ExportButton name={['Users', contact]} isPart={!isOver} columns={memberCsv} rows={() => results} />
      </div>
      {(isOver || results.length > 0) && (
        <ListTable
          label="Users List"
          columns={columns}
          query={{
            currentData: pageOfWhole({ rows: results, unreadable: 0 }, page),
            isFetching: false,
            refetch: read,
          }}
          page={page}
        />
      )}
    </>
  );
}
