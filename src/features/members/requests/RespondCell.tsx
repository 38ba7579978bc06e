import { Button } from 'antd';
import type { Member } from '../member';
import { RequestOutcomeCell } from '../RequestOutcomeCell';
import { useAskAnswer } from './useAskAnswer';

export function RespondCell({ member }: { member: Member }) {
  const { askAccept, askReject } = useAskAnswer();
  return (
    <RequestOutcomeCell request="sign-up" memberId={member.id}>
      <span className="actions">
        <Button size="small" type="primary" onClick={() => askAccept(member)}>
          Accept
        </Button>
        <Button size="small" danger onClick={() => askReject(member)}>
          Reject
        </Button>
      </span>
    </RequestOutcomeCell>
  );
}
