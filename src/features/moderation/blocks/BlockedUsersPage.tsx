import { useState } from 'react';
import { Button, Flex } from 'antd';
import { Link } from 'react-router-dom';
import { detailsColumn, MemberLink } from '@/features/members/memberColumns';
import { selectMembersById } from '@/features/members/membersSlice';
import type { CsvColumn } from '@/shared/format/csv';
import { useAppSelector } from '@/shared/hooks/store';
import { searchText } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import type { Column } from '@/shared/ui/list/ListTable';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { paths } from '@/shared/routing/paths';
import { PersonName } from '@/shared/ui/text/PersonName';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { useListBlocksQuery } from '../moderationApi';
import type { Blocker } from '../moderationRows';
import './blocks.css';

const columns: readonly Column<Blocker>[] = [
  { title: 'Blocker Name', card: 'head', render: (blocker) => <MemberLink {...blocker} />, width: 18 },
  { ...detailsColumn, title: 'Blocker Details', card: 'head', width: 10.7 },
  {
    title: 'Blocked Users',
    label: 'Blocked Users',
    card: 'line',
    render: ({ blockedIds }) => <BlockedIdsCell ids={blockedIds} />,
  },
];

const csv: readonly CsvColumn<Blocker>[] = [
  { heading: 'Blocker Name', text: ({ name }) => displayText(name) },
  { heading: 'Blocker Id', text: ({ id }) => id },
  { heading: 'Blocked Users', text: ({ blockedIds }) => blockedIds.join('\n') },
];

const blockSearch = (members: Record<string, { name: string }>) => ({
  label: 'Search by name or id',
  placeholder: 'Name or id',
  limit:
    'The server sends ids alone of those who were blocked: their names are known once another screen has shown them.',
  textOf: ({ id, name, blockedIds }: Blocker) =>
    searchText([name, id, ...blockedIds, ...blockedIds.map((blocked) => members[blocked]?.name ?? '')]),
});

export function BlockedUsersPage() {
  const { entities } = useAppSelector(selectMembersById);
  return (
    <WholeListPanel
      title="Blocked Users List"
      heading="Blocked Users List"
      list={useListBlocksQuery()}
      noun={['member blocked somebody', 'members blocked somebody']}
      columns={columns}
      search={blockSearch(entities)}
      file={{ name: 'Blocked Users', columns: csv }}
      loadingText="Loading"
    />
  );
}

/** Links to the blocked members: first those whose names this session has read, as the server sends only ids. */
export function BlockedIdsCell({ ids }: { ids: readonly string[] }) {
  const [isExpanded, setExpanded] = useState(false);
  const { entities } = useAppSelector(selectMembersById);
  const isNarrow = useMediaQuery('(max-width: 700px)');
  if (ids.length === 0) return '-';
  const nameOf = (id: string) => displayText(entities[id]?.name ?? '');
  const sorted = ids.toSorted((one, other) => Number(nameOf(one) === '') - Number(nameOf(other) === ''));
  // One line's worth.
  const few = isNarrow ? 1 : nameOf(sorted[0] ?? '') === '' ? 4 : 3;
  const isLong = ids.length > few;
  return (
    <Flex component="ul" wrap align="baseline" gap="0 20px" className="ids">
      {(isLong && !isExpanded ? sorted.slice(0, Math.max(1, few - 1)) : sorted).map((id) => (
        <li key={id}>
          <BlockedLink id={id} name={nameOf(id)} />
        </li>
      ))}
      {isLong && (
        <li>
          <Button size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer' : `Show all ${ids.length}`}
          </Button>
        </li>
      )}
    </Flex>
  );
}

const shortIdLength = 8;

function BlockedLink({ id, name }: { id: string; name: string }) {
  const fullId = displayText(id);
  const shortId = fullId.length > shortIdLength ? `${fullId.slice(0, shortIdLength)}…` : fullId;
  return (
    <Link to={paths.member(id)} aria-label={name === '' ? fullId : `${name}, ${fullId}`} title={fullId}>
      {name !== '' && (
        <>
          <PersonName name={name} />{' '}
        </>
      )}
      <span className="list-note" style={{ font: '12px / 22px var(--font)', whiteSpace: 'nowrap' }}>
        {shortId}
      </span>
    </Link>
  );
}
