import { Link, useSearchParams } from 'react-router-dom';
import { parsePage } from '@/shared/routing/listSearchParams';
import { PersonName } from '@/shared/ui/text/PersonName';
import type { Member } from '../member';
import { parseDeskMember, searchOfDesk } from '../membersSearchParams';

export function DeskLink({ id, name }: Pick<Member, 'id' | 'name'>) {
  const [search] = useSearchParams();
  return (
    <Link
      className="desk-link"
      data-request={id}
      aria-current={parseDeskMember(search) === id ? 'true' : undefined}
      to={searchOfDesk(search, parsePage(search), id)}
    >
      <PersonName name={name} />
    </Link>
  );
}
