import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from '../member';
import { useAcceptMemberMutation, useRejectMemberMutation } from '../membersApi';

export function useAskDecision() {
  const ask = useConfirm();
  const [accept] = useAcceptMemberMutation();
  const [reject] = useRejectMemberMutation();
  return (action: 'Accept' | 'Reject', { id, name }: Pick<Member, 'id' | 'name'>) =>
    ask({
      title: `${action} the request`,
      text: (
        <>
          Are you sure you want to {action.toLowerCase()} <PersonName name={name} />
          's request?
        </>
      ),
      action,
      isDangerous: action === 'Reject',
      run: () => (action === 'Accept' ? accept({ id }) : reject({ id })),
    });
}
