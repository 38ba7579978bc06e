import { Button } from 'antd';
import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from '../member';
import { useBlockMemberMutation, useUnblockMemberMutation } from '../membersApi';

type AccessCellProps = {
  member: Pick<Member, 'id' | 'name' | 'status'>;
  noun?: 'the member' | 'this user';
};

export function AccessCell({ member, noun = 'the member' }: AccessCellProps) {
  const ask = useConfirm();
  const [block] = useBlockMemberMutation();
  const [unblock] = useUnblockMemberMutation();
  const isApproved = member.status === 'approved';

  const label = isApproved ? 'Block' : 'Unblock';
  const answer = isApproved ? block : unblock;
  const askAnswer = () =>
    ask({
      title: `${label} the user`,
      text: (
        <>
          Are you sure you want to {label.toLowerCase()} {noun}?
          <br />
          <PersonName name={member.name} />
          {member.status === 'rejected' && ' was rejected: unblocking approves the member.'}
        </>
      ),
      action: label,
      isDangerous: isApproved,
      run: () => answer(member.id),
    });

  // One button for both, so that the focus is not lost when the answer turns it round.
  return (
    <span className="actions">
      <Button size="small" danger={isApproved} onClick={askAnswer}>
        {label}
      </Button>
    </span>
  );
}
