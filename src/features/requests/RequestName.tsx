import { Tag } from 'antd';
import { DeskLink } from '@/features/members/desk/DeskFrame';
import { MemberMarks } from '@/features/members/marks';
import type { Member } from '@/features/members/member';
import { selectOutcome } from '@/features/members/membersSlice';
import { useAppSelector } from '@/shared/hooks/store';
import { selectIsSkipped } from './deskSlice';

/** Opens the desk. Once a request is answered, the outcome needs the room of its marks. */
export function RequestName({ member }: { member: Member }) {
  const { id, name } = member;
  const hasOutcome = useAppSelector((state) => selectOutcome(state, 'sign-up', id) !== undefined);
  const isSkipped = useAppSelector((state) => selectIsSkipped(state, id));
  return (
    <span className="request-name">
      <DeskLink id={id} name={name} />
      {!hasOutcome && <MemberMarks id={id} />}
      {!hasOutcome && isSkipped && <Tag>Skipped</Tag>}
    </span>
  );
}
