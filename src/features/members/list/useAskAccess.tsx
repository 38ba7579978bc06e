import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from '../member';
import { useBlockMemberMutation, useUnblockMemberMutation } from '../membersApi';

export const accessAction = (status: string) => (status === 'approved' ? 'Block' : 'Unblock');

export function useAskAccess(noun: 'the member' | 'this user' = 'the member') {
  const ask = useConfirm();
  const [block] = useBlockMemberMutation();
  const [unblock] = useUnblockMemberMutation();
  return ({ id, name, status }: Pick<Member, 'id' | 'name' | 'status'>) => {
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
