import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Member } from '@/features/members/member';
import { contactColumns, MemberLink } from '@/features/members/memberColumns';
import { membersApi, useListMembersQuery } from '@/features/members/membersApi';
import { selectIsShown, selectShownBefore, useOutcomes } from '@/features/members/membersSlice';
import { respondColumn } from '@/features/members/DecisionCell';
import { useSimilar } from '@/features/members/similar';
import { rowsPerPage } from '@contract/limits';
import { staleAfterSeconds } from '@/shared/api/freshness';
import { useReconnected } from '@/shared/connection/connectionSlice';
import { useAppSelector } from '@/shared/hooks/store';
import { useIsPainted } from '@/shared/hooks/useIsPainted';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { parsePage } from '@/shared/routing/listSearchParams';
import { ListTable, type Column } from '@/shared/ui/list/ListTable';
import '@/features/members/members.css';

/** The dashboard does not wait for what the marks are made of. */
const MemberMarks = lazyChunk<{ id: string }>(
  async () => (await import(/* webpackChunkName: "marks" */ '@/features/members/marks')).MemberMarks,
  MarksMissing,
  () => null,
);

function MarksMissing({ retry }: { retry: () => void }) {
  useReconnected(retry);
  return (
    <span className="mark mark-amber" title="What stands out about this request could not be loaded: reload the page.">
      Not checked
    </span>
  );
}

const requestColumns: readonly Column<Member>[] = [
  {
    title: 'Name',
    card: 'head',
    render: (member) => (
      <span className="request-name request-line">
        <MemberLink {...member} />
        <MemberMarks id={member.id} />
      </span>
    ),
  },
  ...contactColumns,
  respondColumn,
];

/** A page of the pending requests. Answered rows stay until the next visit. */
export function useRequestsQuery(page: number, size: number = rowsPerPage) {
  const outcomeOf = useOutcomes();
  const before = useAppSelector((state) => selectShownBefore(state, page, size));
  // A decision about a request of an earlier page does not refetch this one while it is open.
  const [opened, setOpened] = useState({ page, size, before });
  if (opened.page !== page || opened.size !== size) setOpened({ page, size, before });
  const asked = { group: 'pending', page, size, before: opened.before } as const;
  const { currentData, originalArgs } = membersApi.endpoints.listMembers.useQueryState(asked);
  const hasOutcomeRow = currentData?.rows.some(({ id }) => outcomeOf('sign-up', id) !== undefined);
  const isShown = useAppSelector((state) => selectIsShown(state, page, size));
  useSimilar(currentData?.rows.map(({ id }) => id) ?? []);
  const isInPlace = (originalArgs?.before?.decided ?? 0) === before.decided;
  return useListMembersQuery(asked, {
    refetchOnFocus: isInPlace && !hasOutcomeRow,
    refetchOnReconnect: isInPlace,
    refetchOnMountOrArgChange: isShown && isInPlace ? staleAfterSeconds : true,
  });
}

export function RequestsTable() {
  const page = parsePage(useSearchParams()[0]);
  return <ListTable label="User Requests" columns={requestColumns} query={useRequestsQuery(page)} page={page} />;
}

/** Whether the rows or their failure are painted: the other panels of the dashboard come after. */
export function useIsTableDrawn() {
  const page = parsePage(useSearchParams()[0]);
  const { isSuccess, isError } = membersApi.endpoints.listMembers.useQueryState({ group: 'pending', page });
  return useIsPainted(isSuccess || isError);
}
