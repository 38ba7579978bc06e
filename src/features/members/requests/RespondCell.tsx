import { Button } from 'antd';
import type { Member } from '../member';
import { RequestOutcomeCell } from '../RequestOutcomeCell';
import { useAskAnswer } from './useAskAnswer';

export function RespondCell({ member }: { member: Member }) {
  return (
    <RequestOutcomeCell request="sign-up" memberId={member.id}>
      <Answers member={member} />
    </RequestOutcomeCell>
  );
}

function Answers({ member }: { member: Member }) {
  const { askAccept, askReject } = useAskAnswer();
  return (
    <span className="actions">
      <Button size="small" type="primary" onClick={() => askAccept(member)}>
        Accept
      </Button>
      <Button size="small" danger onClick={() => askReject(member)}>
        Reject
      </Button>
    </span>
  );
}
