import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from '../member';
import { useAcceptMemberMutation, useRejectMemberMutation } from '../membersApi';

type Asked = Pick<Member, 'id' | 'name'>;

export function useAskAnswer() {
  const ask = useConfirm();
  const [accept] = useAcceptMemberMutation();
  const [reject] = useRejectMemberMutation();
  return {
    askAccept: ({ id, name }: Asked) =>
      ask({
        title: 'Accept the request',
        text: <Words verb="accept" name={name} />,
        action: 'Accept',
        run: () => accept(id),
      }),
    askReject: ({ id, name }: Asked) =>
      ask({
        title: 'Reject the request',
        text: <Words verb="reject" name={name} />,
        action: 'Reject',
        isDangerous: true,
        run: () => reject(id),
      }),
  };
}

function Words({ verb, name }: { verb: 'accept' | 'reject'; name: string }) {
  return (
    <>
      Are you sure you want to {verb} <PersonName name={name} />
      's request?
    </>
  );
}
