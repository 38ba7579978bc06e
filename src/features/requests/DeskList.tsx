import { Flex, Tag } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import type { Member } from '@/features/members/member';
import { MemberMarks } from '@/features/members/MemberMarks';
import { parseDeskMember, searchOfDesk } from '@/features/members/membersSearchParams';
import { selectOutcome } from '@/features/members/membersSlice';
import { OutcomeCell } from '@/features/members/DecisionCell';
import { useAppSelector } from '@/shared/hooks/store';
import { parsePage } from '@/shared/routing/listSearchParams';
import type { RowSelection } from '@/shared/ui/list/ListCards';
import { ListTable, type Column } from '@/shared/ui/list/ListTable';
import { PersonName } from '@/shared/ui/text/PersonName';
import { selectIsSkipped } from './deskSlice';
import { requestColumns } from './RequestsTable';
import type { Queue } from './useQueue';

const deskColumns: readonly Column<Member>[] = [
  { title: 'Name', card: 'head', render: (member) => <NameCell member={member} /> },
  ...requestColumns.slice(1),
];

/** One line per row, since the profile beside it shows the rest. */
const cardColumns: readonly Column<Member>[] = [
  {
    title: 'Request',
    card: 'head',
    render: (member) => (
      <Flex gap={8} align="center" justify="space-between" className="desk-card" style={{ minHeight: 26 }}>
        <NameCell member={member} />
        <OutcomeCell request="sign-up" memberId={member.id}>
          {null}
        </OutcomeCell>
      </Flex>
    ),
  },
];

type DeskListProps = Pick<Queue, 'query' | 'page'> & { selection: RowSelection<Member>; isBesideProfile: boolean };

export function DeskList({ query, page, selection, isBesideProfile }: DeskListProps) {
  return (
    <ListTable
      label="User Requests"
      columns={isBesideProfile ? cardColumns : deskColumns}
      query={query}
      page={page}
      // Beside a profile there is room for the name alone.
      selection={isBesideProfile ? undefined : selection}
    />
  );
}

/** Once a request is answered, the outcome needs the room of its marks. */
function NameCell({ member }: { member: Member }) {
  const { id } = member;
  const hasOutcome = useAppSelector((state) => selectOutcome(state, 'sign-up', id) !== undefined);
  const isSkipped = useAppSelector((state) => selectIsSkipped(state, id));
  return (
    <span className="request-name">
      <OpenLink member={member} />
      {!hasOutcome && <MemberMarks id={id} />}
      {!hasOutcome && isSkipped && <Tag>Skipped</Tag>}
    </span>
  );
}

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
