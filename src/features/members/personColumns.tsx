import { Avatar } from '@/shared/ui/Avatar';
import type { Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from './member';
import { detailsColumn, emailColumn, phoneColumn } from './memberColumns';

const nameColumn: Column<Member> = {
  title: 'Name',
  card: 'head',
  render: ({ name, picture }) => (
    <span className="person">
      <Avatar picture={picture} />
      <PersonName name={name} />
    </span>
  ),
};

export const personColumns: readonly Column<Member>[] = [nameColumn, emailColumn, phoneColumn, detailsColumn];
