import { Button } from 'antd';
import { hasExtension } from '@/shared/api/appConfig';
import { useAppDispatch } from '@/shared/hooks/store';
import { useConfirm } from '@/shared/ui/modal/ConfirmProvider';
import { PersonName } from '@/shared/ui/text/PersonName';
import { decide } from './DecisionCell';
import type { Member } from './member';
import type { Decision } from './membersApi';

type Person = Pick<Member, 'id' | 'name' | 'status'>;

/** A request is answered instead, and lists of other subjects name members without saying whether they are members still. */
export const canChangeAccess = (status: string) => !['', 'pending', 'deleted'].includes(status);

export const accessAction = (status: string) => (status === 'approved' ? 'Block' : 'Unblock');

const others: Record<string, string> = {
  rejected: 'who was rejected',
  pending: 'whose request is waiting',
};

function useRun() {
  const dispatch = useAppDispatch();
  return (decision: Decision, id: string, onDone?: () => void) => async () => {
    const reply = await dispatch(decide(decision, id));
    if (reply.error === undefined) onDone?.();
    return reply;
  };
}

export function useAskAccess(noun: 'the member' | 'this user' = 'the member') {
  const ask = useConfirm();
  const run = useRun();
  return ({ id, name, status }: Person, onDone?: () => void) => {
    const action = accessAction(status);
    const person = <PersonName name={name} id={id} />;
    ask({
      title: `${action} the user`,
      text: (
        <>
          Are you sure you want to {action.toLowerCase()} {noun}?
          <br />
          {others[status] ? (
            <>
              This accepts {person}, {others[status]}.
            </>
          ) : (
            person
          )}
        </>
      ),
      action,
      about: id,
      isDangerous: action === 'Block',
      run: run(action, id, onDone),
    });
  };
}

/** One button for both, so that the focus stays when the decision changes its label. */
export function AccessButton({ member }: { member: Person }) {
  const askAccess = useAskAccess();
  const action = accessAction(member.status);
  return (
    <Button size="small" danger={action === 'Block'} onClick={() => askAccess(member)}>
      {action}
    </Button>
  );
}

/** Accepting a delete request and deleting an account are the same call. */
export function useAskDeletion() {
  const ask = useConfirm();
  const run = useRun();
  return (action: 'Accept' | 'Delete Account', { id, name }: Pick<Member, 'id' | 'name'>, onDeleted?: () => void) => {
    const person = <PersonName name={name} id={id} />;
    ask({
      title: action === 'Accept' ? 'Accept the delete request' : action,
      text: (
        <>
          {action === 'Accept' ? (
            <>Are you sure you want to accept {person}'s delete request?</>
          ) : (
            <>Are you sure you want to delete the account of {person}?</>
          )}
          <br />
          The member loses the account, and moves to the deleted users.{' '}
          {hasExtension('takeback') ? 'You can undo it for 15 minutes.' : 'This cannot be undone.'}
        </>
      ),
      action: 'Delete Account',
      about: id,
      isDangerous: true,
      startOn: 'close',
      run: run('Delete Account', id, onDeleted),
    });
  };
}
