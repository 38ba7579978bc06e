import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { personColumns, personCsv } from '../memberColumns';
import { useListDeletedMembersQuery } from '../membersApi';
import { personSearch } from '../searchMembers';

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
