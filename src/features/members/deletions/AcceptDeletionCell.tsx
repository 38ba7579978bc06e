import { Button } from 'antd';
import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from '../member';
import { useAcceptDeletionMutation } from '../membersApi';
import { RequestOutcomeCell } from '../RequestOutcomeCell';

export function AcceptDeletionCell({ member }: { member: Member }) {
  const ask = useConfirm();
  const [accept] = useAcceptDeletionMutation();

  const askAccept = () =>
    ask({
      title: 'Accept the delete request',
      text: (
        <>
          Are you sure you want to accept <PersonName name={member.name} />
          's delete request?
        </>
      ),
      action: 'Accept',
      isDangerous: true,
      run: () => accept(member.id),
    });

  return (
    <RequestOutcomeCell request="deletion" memberId={member.id}>
      <span className="actions">
        <Button size="small" danger onClick={askAccept}>
          Accept
        </Button>
      </span>
    </RequestOutcomeCell>
  );
}
