import { Button } from 'antd';
import { useConfirm } from '@/shared/ui/modal/ConfirmProvider';
import { PersonName } from '@/shared/ui/text/PersonName';
import type { Member } from '../member';
import { useBlockMemberMutation, useUnblockMemberMutation } from '../membersApi';

type Person = Pick<Member, 'id' | 'name' | 'status'>;

export const accessAction = (status: string) => (status === 'approved' ? 'Block' : 'Unblock');

export function useAskAccess(noun: 'the member' | 'this user' = 'the member') {
  const ask = useConfirm();
  const [block] = useBlockMemberMutation();
  const [unblock] = useUnblockMemberMutation();
  return ({ id, name, status }: Person) => {
    const action = accessAction(status);
    const decide = action === 'Block' ? block : unblock;
    ask({
      title: `${action} the user`,
      text: (
        <>
          Are you sure you want to {action.toLowerCase()} {noun}?
          <br />
          <PersonName name={name} />
          {status === 'rejected' && ' was rejected: unblocking approves the member.'}
        </>
      ),
      action,
      isDangerous: action === 'Block',
      run: () => decide({ id }),
    });
  };
}

export function AccessCell({ member }: { member: Person }) {
  const askAccess = useAskAccess();
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
