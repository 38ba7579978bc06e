import { Button } from 'antd';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { staleAfterSeconds } from '@/shared/api/baseApi';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { usePageSearchParam } from '@/shared/routing/listSearchParams';
import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { useIsModalOpen } from '@/shared/ui/useModal';
import { PersonName } from '@/shared/ui/PersonName';
import type { Member } from '../member';
import { findOutcome } from '../findOutcome';
import { MemberMarks } from '../MemberMarks';
import { contactColumns } from '../memberColumns';
import { MemberLink } from '../MemberLink';
import { membersApi, useAcceptMemberMutation, useListMembersQuery, useRejectMemberMutation } from '../membersApi';
import { selectIsShown, selectOutcome, selectShownBefore, useOutcomes, type Request } from '../membersSlice';

export const requestColumns: readonly Column<Member>[] = [
  {
    title: 'Name',
    card: 'head',
    render: (member) => (
      <span className="request-name">
        <MemberLink {...member} />
        <MemberMarks id={member.id} />
      </span>
    ),
  },
  ...contactColumns,
  { title: 'Respond', card: 'head', render: (member) => <RespondCell member={member} />, width: 12 },
];

/** A page of the pending requests. Answered rows stay until the next visit. */
export function useRequestsQuery(page: number) {
  const outcomeOf = useOutcomes();
  const before = useAppSelector((state) => selectShownBefore(state, page));
  // An answer on a page before does not ask for this one again while it is open.
  const [opened, setOpened] = useState({ page, before });
  if (opened.page !== page) setOpened({ page, before });
  const asked = { group: 'pending', page, before: opened.before } as const;
  const { currentData, originalArgs } = membersApi.endpoints.listMembers.useQueryState(asked);
  const hasAnsweredRow = currentData?.rows.some(({ id }) => outcomeOf('sign-up', id) !== undefined);
  const isShown = useAppSelector((state) => selectIsShown(state, page));
  const isInPlace = (originalArgs?.before?.answered ?? 0) === before.answered;
  return useListMembersQuery(asked, {
    refetchOnFocus: isInPlace && !hasAnsweredRow,
    refetchOnReconnect: isInPlace,
    refetchOnMountOrArgChange: isShown && isInPlace ? staleAfterSeconds : true,
  });
}

export function RequestsTable() {
  const page = usePageSearchParam();
  return <ListTable label="User Requests" columns={requestColumns} query={useRequestsQuery(page)} page={page} />;
}

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
        return { error: (await dispatch(findOutcome(id, error))) ? undefined : error };
      },
    });
}

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

type RequestOutcomeCellProps = { request: Request; memberId: string; children: ReactNode };

export function RequestOutcomeCell({ request, memberId, children }: RequestOutcomeCellProps) {
  const outcome = useAppSelector((state) => selectOutcome(state, request, memberId));
  return outcome ? <Outcome outcome={outcome} /> : children;
}

function Outcome({ outcome }: { outcome: string }) {
  const label = useRef<HTMLSpanElement>(null);
  const isNew = useRef(true);
  const isAsked = useIsModalOpen();
  // The pressed button is gone: the outcome takes the focus once the dialog has closed.
  useLayoutEffect(() => {
    if (isAsked || !isNew.current) return;
    isNew.current = false;
    if (document.activeElement === document.body) label.current?.focus();
  }, [isAsked]);
  return (
    <span ref={label} tabIndex={-1}>
      <Button className={`outcome outcome-${outcome.toLowerCase()}`} size="small" disabled>
        {outcome}
      </Button>
    </span>
  );
}
