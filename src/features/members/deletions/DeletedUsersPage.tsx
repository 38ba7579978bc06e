import { WholeListPanel } from '@/shared/ui/WholeListPanel';
import { personCsv } from '../memberCsv';
import { useListDeletedMembersQuery } from '../membersApi';
import { personColumns } from '../personColumns';
import { personSearch } from '../personSearch';

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
