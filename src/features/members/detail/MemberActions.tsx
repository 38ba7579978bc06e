import { Button, Flex } from 'antd';
import { accessAction, useAskAccess, useAskDeletion } from '../AccountActions';
import type { Member } from '../member';
import { isDangerous, membersApi, type Decision } from '../membersApi';
import { useStatus } from '../membersSlice';
import { useAskDecision } from '../DecisionCell';

/** The actions that a member's status allows, with the questions of the lists. */
export function MemberActions({ member }: { member: Pick<Member, 'id' | 'name' | 'status'> }) {
  const askDecision = useAskDecision();
  const askAccess = useAskAccess();
  const askDeletion = useAskDeletion();
  const { data: requests } = membersApi.endpoints.listDeletionRequests.useQueryState();
  const status = useStatus(member.id, member.status);
  const wantsDeletion = requests?.rows.some(({ id }) => id === member.id) === true;
  const actions = actionsFor(status, wantsDeletion);

  const run = (action: Decision) => {
    if (action === 'Accept' || action === 'Reject') askDecision(action, member);
    else if (action === 'Block' || action === 'Unblock') askAccess({ ...member, status });
    else askDeletion(wantsDeletion ? 'Accept' : action, member);
  };
  return (
    <Flex wrap gap={8} className="member-acts" role="group" aria-label="Actions" tabIndex={-1}>
      {actions.map((action) => (
        <Button
          key={action}
          type={action === 'Accept' ? 'primary' : 'default'}
          danger={isDangerous(action)}
          onClick={() => run(action)}
        >
          {action}
        </Button>
      ))}
    </Flex>
  );
}

function actionsFor(status: string, wantsDeletion: boolean): Decision[] {
  if (status === 'deleted') return [];
  const asked: Decision[] = wantsDeletion ? ['Delete Account'] : [];
  if (status === 'pending') return ['Accept', 'Reject', ...asked];
  if (status === 'rejected') return ['Unblock', ...asked];
  if (status !== 'approved' && status !== 'blocked') return asked;
  return [accessAction(status), 'Delete Account'];
}
