import { Tag } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { MemberMarks } from '@/features/members/marks';
import type { Member } from '@/features/members/member';
import { parseDeskMember, searchOfDesk } from '@/features/members/membersSearchParams';
import { selectOutcome } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks/store';
import { parsePage } from '@/shared/routing/listSearchParams';
import { PersonName } from '@/shared/ui/text/PersonName';
import { selectIsSkipped } from './deskSlice';

/** Opens the desk. Once a request is answered, the outcome needs the room of its marks. */
export function RequestName({ member }: { member: Member }) {
  const { id, name } = member;
  const [search] = useSearchParams();
  const hasOutcome = useAppSelector((state) => selectOutcome(state, 'sign-up', id) !== undefined);
  const isSkipped = useAppSelector((state) => selectIsSkipped(state, id));
  return (
    <span className="request-name">
      <Link
        className="desk-link"
        data-request={id}
        aria-current={parseDeskMember(search) === id ? 'true' : undefined}
        to={searchOfDesk(search, parsePage(search), id)}
      >
        <PersonName name={name} />
      </Link>
      {!hasOutcome && <MemberMarks id={id} />}
      {!hasOutcome && isSkipped && <Tag>Skipped</Tag>}
    </span>
  );
}
