import { Button } from 'antd';
import type { ReactNode } from 'react';
import { failureText, isApiError } from '@/shared/api/apiError';
import { hasExtension } from '@/shared/api/appConfig';
import { readNow } from '@/shared/api/freshness';
import { displayText } from '@/shared/format/text';
import { useAppDispatch, useAppSelector, type AppThunk } from '@/shared/hooks/store';
import { notDone } from '@/shared/notices/noticesFor';
import type { Column } from '@/shared/ui/list/ListTable';
import { useConfirm } from '@/shared/ui/modal/ConfirmProvider';
import { PersonName } from '@/shared/ui/text/PersonName';
import type { Member } from './member';
import { decisionEndpoints, membersApi, type Decision } from './membersApi';
import { selectMember, selectOutcome, type Request } from './membersSlice';
import { UndoButton } from './undo';

/** A refused decision about a request reads the member again: what another administrator decided is its outcome. */
export const decide =
  (decision: Decision, id: string, silent?: true): AppThunk<Promise<{ error?: unknown; outcome?: string }>> =>
  async (dispatch, getState) => {
    const { error } = await dispatch(decisionEndpoints[decision].initiate({ id, silent }, { track: false }));
    const isAnswer = decision === 'Accept' || decision === 'Reject';
    if (!isAnswer || !isApiError(error) || error.kind !== 'refused') return { error };
    await dispatch(membersApi.endpoints.getMember.initiate({ id, silent: true }, readNow));
    const outcome = selectOutcome(getState(), 'sign-up', id);
    if (!outcome) return { error };
    if (!silent) dispatch(membersApi.util.invalidateTags(['MemberStats']));
    if (!silent && hasExtension('if-status'))
      dispatch(
        notDone(
          `${displayText(selectMember(getState(), id)?.name ?? '') || id} is not ${decision.toLowerCase()}ed: ${failureText(error)}`,
        ),
      );
    return { outcome };
  };

export function useAskDecision() {
  const ask = useConfirm();
  const dispatch = useAppDispatch();
  return (action: 'Accept' | 'Reject', { id, name }: Pick<Member, 'id' | 'name'>, isByKey = false) =>
    ask({
      title: `${action} the request`,
      text: (
        <>
          Are you sure you want to {action.toLowerCase()} <PersonName name={name} id={id} />
          's request?
        </>
      ),
      action,
      about: id,
      isDangerous: action === 'Reject',
      isByKey,
      run: () => dispatch(decide(action, id)),
    });
}

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

export const respondColumn: Column<Member> = {
  title: 'Respond',
  card: 'head',
  render: (member) => <DecisionCell member={member} />,
  width: 12,
};

type OutcomeCellProps = {
  request: Request;
  memberId: string;
  /** On the desk, whose bar has Undo. */
  withoutUndo?: true;
  children?: ReactNode;
};

export function OutcomeCell({ request, memberId, withoutUndo, children }: OutcomeCellProps) {
  const outcome = useAppSelector((state) => selectOutcome(state, request, memberId));
  if (!outcome) return children;
  return (
    <span>
      <Button className={`outcome outcome-${outcome.toLowerCase()}`} size="small" disabled>
        {outcome}
      </Button>
      {!withoutUndo && <UndoButton id={memberId} />}
    </span>
  );
}
