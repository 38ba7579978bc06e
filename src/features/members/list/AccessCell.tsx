import { Button } from 'antd';
import type { Member } from '../member';
import { accessAction, useAskAccess } from './useAskAccess';

type AccessCellProps = { member: Pick<Member, 'id' | 'name' | 'status'>; noun?: 'the member' | 'this user' };

export function AccessCell({ member, noun }: AccessCellProps) {
  const askAccess = useAskAccess(noun);
  const label = accessAction(member.status);
  // One button for both, so that the focus stays when the decision changes its label.
  return (
    <span className="actions">
      <Button size="small" danger={label === 'Block'} onClick={() => askAccess(member)}>
        {label}
      </Button>
    </span>
  );
}
