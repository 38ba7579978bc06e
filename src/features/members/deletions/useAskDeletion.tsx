import { useConfirm } from '@/shared/ui/modal/ConfirmProvider';
import { PersonName } from '@/shared/ui/text/PersonName';
import type { Member } from '../member';
import { useAcceptDeletionMutation } from '../membersApi';

/** Accepting a delete request and deleting an account are the same call. */
export function useAskDeletion() {
  const ask = useConfirm();
  const [accept] = useAcceptDeletionMutation();
  return (action: 'Accept' | 'Delete Account', { id, name }: Pick<Member, 'id' | 'name'>, onDeleted?: () => void) => {
    const person = <PersonName name={name} />;
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
          The member loses the account with its profile and photos, and moves to the deleted users. This cannot be
          undone.
        </>
      ),
      action: 'Delete Account',
      isDangerous: true,
      startOn: 'close',
      run: async () => {
        const reply = await accept({ id });
        if (reply.error === undefined) onDeleted?.();
        return reply;
      },
    });
  };
}
