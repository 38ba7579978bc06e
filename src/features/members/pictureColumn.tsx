import { Avatar } from '@/shared/ui/Avatar';
import type { Column } from '@/shared/ui/ListTable';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from './member';

/** Apart from the other columns, which the dashboard loads first. */
export const pictureColumn: Column<Member> = {
  title: 'Name',
  render: ({ name, picture }) => (
    <span className="person">
      <Avatar picture={picture} />
      <PersonName name={name} />
    </span>
  ),
};
