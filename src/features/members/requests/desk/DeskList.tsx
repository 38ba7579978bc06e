import { memo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { parsePage } from '@/shared/routing/listSearchParams';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import { BulkBar } from '../../bulk/BulkBar';
import type { Selection } from '../../bulk/useSelection';
import type { Member } from '../../member';
import type { Decision } from '../../membersApi';
import { parseDeskMember, searchOfDesk } from '../../membersSearchParams';
import { RequestOutcomeCell, requestColumns } from '../RequestsTable';
import type { Queue } from './useQueue';

const decisions: readonly Decision[] = ['accept', 'reject'];

const deskColumns: readonly Column<Member>[] = [
  { title: 'Name', card: 'head', render: (member) => <OpenLink member={member} /> },
  ...requestColumns.slice(1),
];

/** One line per row, since the profile beside it shows the rest. */
const cardColumns: readonly Column<Member>[] = [
  {
    title: 'Request',
    card: 'head',
    render: (member) => (
      <div className="desk-card">
        <OpenLink member={member} />
        <RequestOutcomeCell request="sign-up" memberId={member.id}>
          {null}
        </RequestOutcomeCell>
      </div>
    ),
  },
];

type DeskListProps = Pick<Queue, 'query' | 'page'> & { selection: Selection; isBesideProfile: boolean };

/** Opening a request re-renders two links, not the table. */
export const DeskList = memo(function DeskList({ query, page, selection, isBesideProfile }: DeskListProps) {
  return (
    <>
      <BulkBar decisions={decisions} selection={selection} rows={query.currentData?.rows ?? []} />
      <ListTable
        label="User Requests"
        columns={isBesideProfile ? cardColumns : deskColumns}
        query={query}
        page={page}
        selection={selection.rows}
      />
    </>
  );
});

function OpenLink({ member: { id, name } }: { member: Member }) {
  const [search] = useSearchParams();
  return (
    <Link
      className="desk-link"
      data-request={id}
      aria-current={parseDeskMember(search) === id ? 'true' : undefined}
      to={searchOfDesk(search, parsePage(search), id)}
    >
      <PersonName name={name} />
    </Link>
  );
}
