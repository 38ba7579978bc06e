import { useMemo } from 'react';
import { detailsColumn, MemberLink } from '@/features/members/memberColumns';
import { selectMembersById } from '@/features/members/membersSlice';
import type { CsvColumn } from '@/shared/format/csv';
import { useAppSelector } from '@/shared/hooks/store';
import { searchText } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import type { Column } from '@/shared/ui/list/ListTable';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { useListBlocksQuery } from '../moderationApi';
import type { Blocker } from '../moderationRows';
import { BlockedIdsCell } from './BlockedIdsCell';

const columns: readonly Column<Blocker>[] = [
  { title: 'Blocker Name', card: 'head', render: (blocker) => <MemberLink {...blocker} />, width: 18 },
  { ...detailsColumn, title: 'Blocker Details', card: 'head', width: 10 },
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
  limit:
    'The server sends ids alone of those who were blocked: their names are known once another screen has shown them.',
  textOf: ({ id, name, blockedIds }: Blocker) =>
    searchText([name, id, ...blockedIds, ...blockedIds.map((blocked) => members[blocked]?.name ?? '')]),
});

export function BlockedUsersPage() {
  const { entities } = useAppSelector(selectMembersById);
  const search = useMemo(() => blockSearch(entities), [entities]);
  return (
    <WholeListPanel
      title="Blocked Users List"
      heading="Blocked Users List"
      list={useListBlocksQuery()}
      noun={['member blocked somebody', 'members blocked somebody']}
      columns={columns}
      search={search}
      file={{ name: 'Blocked Users', columns: csv }}
      loadingText="Loading"
    />
  );
}
