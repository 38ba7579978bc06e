import { WholeListPanel } from '@/shared/ui/WholeListPanel';
import { ListCount } from '../ListCount';
import { personCsv } from '../memberCsv';
import { useListDeletedMembersQuery } from '../membersApi';
import { personColumns } from '../personColumns';

export function DeletedUsersPage() {
  const list = useListDeletedMembersQuery();
  return (
    <WholeListPanel
      title="View All Deleted Users"
      head={<ListCount count={list.currentData?.rows.length} one="member" many="members" />}
      list={list}
      columns={personColumns}
      file={{ name: 'Deleted Users', columns: personCsv }}
    />
  );
}
