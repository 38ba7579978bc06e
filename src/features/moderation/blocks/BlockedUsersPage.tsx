import { detailsColumn } from '@/features/members/memberColumns';
import type { Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import { WholeListPanel } from '@/shared/ui/WholeListPanel';
import { useListBlocksQuery } from '../moderationApi';
import { blocksCsv } from '../moderationCsv';
import { BlockedIdsCell } from './BlockedIdsCell';
import type { Blocker } from './blocker';

const columns: readonly Column<Blocker>[] = [
  { title: 'Blocker Name', render: ({ name }) => <PersonName name={name} /> },
  { ...detailsColumn, title: 'Blocker Details' },
  { title: 'Blocked Users', render: ({ blockedIds }) => <BlockedIdsCell ids={blockedIds} /> },
];

export function BlockedUsersPage() {
  return (
    <WholeListPanel
      title="Blocked Users List"
      head={<h2>Blocked Users List</h2>}
      list={useListBlocksQuery()}
      columns={columns}
      file={{ name: 'Blocked Users', columns: blocksCsv }}
      loadingText="Loading"
    />
  );
}
