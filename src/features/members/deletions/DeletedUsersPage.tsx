import { WholeListPanel } from '@/shared/ui/WholeListPanel';
import { ListCount } from '../ListCount';
import { personCsv } from '../memberCsv';
import { membersApi, useListDeletedMembersQuery } from '../membersApi';
import { personColumns } from '../personColumns';

export function DeletedUsersPage() {
  const list = useListDeletedMembersQuery();
  return (
    <WholeListPanel
      title="View All Deleted Users"
      head={<ListCount count={list.currentData?.rows.length} one="member" many="members" />}
      list={list}
      endpoint={membersApi.endpoints.listDeletedMembers}
      noun={['deleted user', 'deleted users']}
      columns={personColumns}
      file={{ name: 'Deleted Users', columns: personCsv }}
    />
  );
}
