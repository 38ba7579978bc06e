import { detailsColumn } from '@/features/members/memberColumns';
import type { CsvColumn } from '@/shared/csv';
import { displayText } from '@/shared/text';
import type { Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import { WholeListPanel } from '@/shared/ui/WholeListPanel';
import { moderationApi, useListBlocksQuery } from '../moderationApi';
import { BlockedIdsCell } from './BlockedIdsCell';
import type { Blocker } from './blocker';

const columns: readonly Column<Blocker>[] = [
  { title: 'Blocker Name', render: ({ name }) => <PersonName name={name} />, width: 18 },
  { ...detailsColumn, title: 'Blocker Details', width: 10 },
  { title: 'Blocked Users', label: 'Blocked Users', render: ({ blockedIds }) => <BlockedIdsCell ids={blockedIds} /> },
];

const csv: readonly CsvColumn<Blocker>[] = [
  { heading: 'Blocker Name', text: ({ name }) => displayText(name) },
  { heading: 'Blocker Id', text: ({ id }) => id, asText: true },
  { heading: 'Blocked Users', text: ({ blockedIds }) => blockedIds.join('\n'), asText: true },
];

export function BlockedUsersPage() {
  return (
    <WholeListPanel
      title="Blocked Users List"
      head={<h2>Blocked Users List</h2>}
      list={useListBlocksQuery()}
      endpoint={moderationApi.endpoints.listBlocks}
      noun={['blocker', 'blockers']}
      columns={columns}
      file={{ name: 'Blocked Users', columns: csv }}
      loadingText="Loading"
    />
  );
}
