import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp } from '@/shared/format/dates';
import { paths } from '@/shared/routing/paths';
import type { Column } from '@/shared/ui/list/ListTable';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { Since } from '@/shared/ui/text/Age';
import { useAskDeletion } from '@/features/members/AccountActions';
import { OutcomeCell } from '@/features/members/DecisionCell';
import type { DeletionRequest, Member } from '@/features/members/member';
import { contactColumns, PersonCell, personColumns, personCsv } from '@/features/members/memberColumns';
import { membersApi, useListDeletedMembersQuery, useListDeletionRequestsQuery } from '@/features/members/membersApi';
import { useOutcomes } from '@/features/members/membersSlice';
import { personSearch } from '@/features/members/searchMembers';

const columns: readonly Column<DeletionRequest>[] = [
  {
    title: 'Name',
    card: 'head',
    render: (request) => (
      <PersonCell member={request}>
        <Since time={request.requestedAt} />
      </PersonCell>
    ),
  },
  ...contactColumns,
  { title: 'Actions', card: 'head', render: (member) => <AcceptDeletionCell member={member} />, width: 9 },
];

const csv: readonly CsvColumn<DeletionRequest>[] = [
  ...personCsv,
  { heading: 'Requested at', text: ({ requestedAt }) => fileTimestamp(requestedAt) },
];

export function DeletionRequestsPage() {
  const outcomeOf = useOutcomes();
  const { data } = membersApi.endpoints.listDeletionRequests.useQueryState();
  const hasOutcomeRow = data?.rows.some(({ id }) => outcomeOf('deletion', id) !== undefined);
  return (
    <WholeListPanel
      title="Delete User Requests"
      // Answered rows stay until the next visit.
      list={useListDeletionRequestsQuery(undefined, { refetchOnFocus: !hasOutcomeRow })}
      noun={['request', 'requests']}
      columns={columns}
      search={personSearch}
      file={{ name: 'Delete User Requests', columns: csv }}
      tools={<DeletedUsersButton />}
    />
  );
}

/** A link styled as a button, for new tabs. */
function DeletedUsersButton() {
  const href = useHref(paths.deletedMembers);
  const go = useLinkClickHandler<HTMLElement>(paths.deletedMembers);
  return (
    <Button type="primary" danger href={href} onClick={go} style={{ textDecoration: 'none' }}>
      View All Deleted Users
    </Button>
  );
}

function AcceptDeletionCell({ member }: { member: Member }) {
  const askDeletion = useAskDeletion();
  return (
    <span className="actions" tabIndex={-1}>
      <OutcomeCell request="deletion" memberId={member.id}>
        <Button size="small" danger onClick={() => askDeletion('Accept', member)}>
          Accept
        </Button>
      </OutcomeCell>
    </span>
  );
}

export function DeletedUsersPage() {
  return (
    <WholeListPanel
      title="View All Deleted Users"
      list={useListDeletedMembersQuery()}
      noun={['deleted user', 'deleted users']}
      columns={personColumns}
      search={personSearch}
      file={{ name: 'Deleted Users', columns: personCsv }}
    />
  );
}
