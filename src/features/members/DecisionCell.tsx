import { Button } from 'antd';
import type { ReactNode } from 'react';
import { isApiError } from '@/shared/api/apiError';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { useConfirm } from '@/shared/ui/modal/ConfirmProvider';
import { PersonName } from '@/shared/ui/text/PersonName';
import type { Member } from './member';
import { membersApi, useAcceptMemberMutation, useRejectMemberMutation } from './membersApi';
import { selectOutcome, type Request } from './membersSlice';

export function useAskDecision() {
  const ask = useConfirm();
  const dispatch = useAppDispatch();
  const [accept] = useAcceptMemberMutation();
  const [reject] = useRejectMemberMutation();
  return (action: 'Accept' | 'Reject', { id, name }: Pick<Member, 'id' | 'name'>, isByKey = false) =>
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
      isByKey,
      run: async () => {
        const { error } = await (action === 'Accept' ? accept({ id }) : reject({ id }));
        return { error: (await dispatch(readOutcome(id, error))) ? undefined : error };
      },
    });
}

/** After a refused decision the member is read again: what somebody else decided is the outcome of the request. */
export const readOutcome =
  (id: string, error: unknown): AppThunk<Promise<string | undefined>> =>
  async (dispatch, getState) => {
    if (!isApiError(error) || error.kind !== 'refused') return undefined;
    const silently = { subscribe: false, forceRefetch: true };
    await dispatch(membersApi.endpoints.getMember.initiate({ id, silent: true }, silently));
    return selectOutcome(getState(), 'sign-up', id);
  };

export function DecisionCell({ member }: { member: Member }) {
  const askTo = useAskDecision();
  return (
    <span className="actions" tabIndex={-1}>
      <OutcomeCell request="sign-up" memberId={member.id}>
        <Button size="small" type="primary" onClick={() => askTo('Accept', member)}>
          Accept
        </Button>
        <Button size="small" danger onClick={() => askTo('Reject', member)}>
          Reject
        </Button>
      </OutcomeCell>
    </span>
  );
}

type RequestOutcomeCellProps = { request: Request; memberId: string; children: ReactNode };

export function OutcomeCell({ request, memberId, children }: RequestOutcomeCellProps) {
  const outcome = useAppSelector((state) => selectOutcome(state, request, memberId));
  return outcome ? <Outcome outcome={outcome} /> : children;
}

function Outcome({ outcome }: { outcome: string }) {
  return (
    <span>
      <Button className={`outcome outcome-${outcome.toLowerCase()}`} size="small" disabled>
        {outcome}
      </Button>
    </span>
  );
}
