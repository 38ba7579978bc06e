import { Button } from 'antd';
import type { Member } from '../member';
import { RequestOutcomeCell } from '../RequestOutcomeCell';
import { useAskDecision } from './useAskDecision';

export function RespondCell({ member }: { member: Member }) {
  const askTo = useAskDecision();
  return (
    <RequestOutcomeCell request="sign-up" memberId={member.id}>
      <span className="actions">
        <Button size="small" type="primary" onClick={() => askTo('Accept', member)}>
          Accept
        </Button>
        <Button size="small" danger onClick={() => askTo('Reject', member)}>
          Reject
        </Button>
      </span>
    </RequestOutcomeCell>
  );
}
