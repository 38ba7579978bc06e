import type { Column } from '@/shared/ui/ListTable';
import { WholeListPanel } from '@/shared/ui/WholeListPanel';
import { ListCount } from '../ListCount';
import type { Member } from '../member';
import { detailsColumn, emailColumn, phoneColumn } from '../memberColumns';
import { personCsv } from '../memberCsv';
import { useListDeletedMembersQuery } from '../membersApi';
import { pictureColumn } from '../pictureColumn';

const columns: readonly Column<Member>[] = [pictureColumn, emailColumn, phoneColumn, detailsColumn];

export function DeletedUsersPage() {
  const list = useListDeletedMembersQuery();
  return (
    <WholeListPanel
      title="View All Deleted Users"
      head={<ListCount count={list.currentData?.rows.length} one="member" many="members" />}
      list={list}
      columns={columns}
      file={{ name: 'Deleted Users', columns: personCsv }}
    />
  );
}
