import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp } from '@/shared/format/dates';
import { paths } from '@/shared/routing/paths';
import type { Column } from '@/shared/ui/list/ListTable';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { Avatar } from '@/shared/ui/picture/Avatar';
import { Since } from '@/shared/ui/text/Age';
import type { MemberPanels } from '@/features/members/detail/MemberProfile';
import { DeskName, ListDesk, type DeskAct } from '../desk/ListDesk';
import { useAskDeletion } from '@/features/members/AccountActions';
import { OutcomeCell } from '@/features/members/DecisionCell';
import type { DeletionRequest, Member } from '@/features/members/member';
import { contactColumns, personColumns } from '@/features/members/memberColumns';
import { personCsv } from '@/features/members/memberCsv';
import { membersApi, useListDeletedMembersQuery, useListDeletionRequestsQuery } from '@/features/members/membersApi';
import { useOutcomes } from '@/features/members/membersSlice';
import { personSearch } from '@/features/members/searchMembers';

const columns: readonly Column<DeletionRequest>[] = [
  {
    title: 'Name',
    card: 'head',
    render: (request) => (
      <span className="person">
        <Avatar picture={request.picture} />
        <span>
          <DeskName id={request.id} name={request.name} />
          <Since time={request.requestedAt} />
        </span>
      </span>
    ),
  },
  ...contactColumns,
  { title: 'Actions', card: 'head', render: (member) => <AcceptDeletionCell member={member} />, width: 12 },
];

const csv: readonly CsvColumn<DeletionRequest>[] = [
  ...personCsv,
  { heading: 'Requested at', text: ({ requestedAt }) => fileTimestamp(requestedAt) },
];

export function DeletionRequestsPage({ panels }: { panels: MemberPanels }) {
  const outcomeOf = useOutcomes();
  const askDeletion = useAskDeletion();
  const isAnswered = ({ id }: DeletionRequest) => outcomeOf('deletion', id) !== undefined;
  const { data } = membersApi.endpoints.listDeletionRequests.useQueryState();
  const accept: DeskAct<DeletionRequest> = {
    key: 'a',
    label: 'Accept',
    isDangerous: true,
    run: (request, onDone) => askDeletion('Accept', request, onDone),
  };
  return (
    <ListDesk
      label="Delete request"
      title="Delete User Requests"
      // Answered rows stay until the next visit.
      list={useListDeletionRequestsQuery(undefined, { refetchOnFocus: !data?.rows.some(isAnswered) })}
      noun={['request', 'requests']}
      columns={columns}
      search={personSearch}
      file={{ name: 'Delete User Requests', columns: csv }}
      tools={<DeletedUsersButton />}
      actsFor={(request) => (isAnswered(request) ? [] : [accept])}
      outcomeOf={({ id }) => <OutcomeCell request="deletion" memberId={id} withoutUndo />}
      panels={panels}
      detailOf={({ requestedAt }) =>
        requestedAt !== null && (
          <p>
            Asked for the deletion <Since time={requestedAt} />
          </p>
        )
      }
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
