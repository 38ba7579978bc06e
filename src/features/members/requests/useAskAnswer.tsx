import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from '../member';
import { useAcceptMemberMutation, useRejectMemberMutation } from '../membersApi';

type Asked = Pick<Member, 'id' | 'name'>;

export function useAskAnswer() {
  const ask = useConfirm();
  const [accept] = useAcceptMemberMutation();
  const [reject] = useRejectMemberMutation();
  const askTo = (action: 'Accept' | 'Reject', { id, name }: Asked) =>
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
      run: () => (action === 'Accept' ? accept(id) : reject(id)),
    });
  return {
    askAccept: (member: Asked) => askTo('Accept', member),
    askReject: (member: Asked) => askTo('Reject', member),
  };
}
