import { Link } from 'react-router-dom';
import { paths } from '@/shared/routing/paths';
import { PersonName } from '@/shared/ui/text/PersonName';
import type { Member } from './member';

/** A name that leads to the member; a reply may leave the id out. */
export function MemberLink({ id, name }: Pick<Member, 'id' | 'name'>) {
  if (id === '') return <PersonName name={name} />;
  return (
    <Link className="member-link" to={paths.member(id)}>
      <PersonName name={name} />
    </Link>
  );
}
