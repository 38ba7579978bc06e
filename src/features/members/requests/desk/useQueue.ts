import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { rowsPerPage } from '@/shared/api/page';
import { parsePage } from '@/shared/routing/listSearchParams';
import type { Member } from '../../member';
import { membersApi, useLazyListMembersQuery, useListMembersQuery } from '../../membersApi';
import { parseDeskMember, searchOfDesk } from '../../membersSearchParams';
import { selectMember, type WithMembers } from '../../membersSlice';
import { useRequestsQuery } from '../RequestsTable';
import * as desk from './deskSlice';

export function useQueue() {
  const [search] = useSearchParams();
  const page = parsePage(search);
  const id = parseDeskMember(search);
  const dispatch = useAppDispatch();
  const isThere = useAddress({ page, id });
  const pendingAdvance = useAppSelector(desk.selectPendingAdvance);
  const answeredIds = useAppSelector(desk.selectAnswered);
  const done = useAppSelector(desk.selectDone);
  const remaining = useAppSelector(desk.selectRemaining);

  const query = useRequestsQuery(page);
  const rows = query.currentData?.rows ?? [];
  const place = rows.findIndex((row) => row.id === id);
  const opened = useAppSelector((state: WithMembers) => selectMember(state, id));
  const member: Member | undefined = rows[place] ?? opened;
  const isWaiting = (one: Member) => !answeredIds.includes(one.id) && (rows.includes(one) || one.status === 'pending');

  const nextRows = useNextPage(page, id !== '' && (query.currentData?.total ?? 0) > page * rowsPerPage);
  // At the end of a page the next two are the first of the next page.
  const ahead = [...rows.slice(place + 1), ...nextRows].filter((row) => !answeredIds.includes(row.id));
  useProfileAhead(id === '' ? undefined : ahead[0]?.id);
  useProfileAhead(id === '' ? undefined : ahead[1]?.id);
  useSearchedPage(pendingAdvance?.reading);

  return {
    page,
    id,
    query,
    rows,
    place,
    member,
    /** False until the screen shows the current member: a key pressed before is meant for the previous one. */
    canAnswer: (one: Member) => isThere && isWaiting(one),
    pendingAdvance,
    done,
    remaining,
    start: () => dispatch(desk.started()),
    next: () => dispatch(desk.steppedForward()),
    previous: () => dispatch(desk.steppedBack()),
    skip: () => dispatch(desk.skipped()),
    close: () => dispatch(desk.closed()),
    retry: () => dispatch(desk.retried()),
    startAgain: () => dispatch(desk.startedAgain()),
  };
}

export type Queue = ReturnType<typeof useQueue>;

function useAddress({ page, id }: desk.DeskPlace) {
  const [search] = useSearchParams();
  const { key: historyKey } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const target = useAppSelector(desk.selectTarget);
  useLayoutEffect(() => void dispatch(desk.opened({ historyKey, page, id })), [dispatch, historyKey, page, id]);
  useLayoutEffect(() => () => void dispatch(desk.deskClosed()), [dispatch]);
  const follow = useEffectEvent((to: desk.DeskPlace) => void navigate(searchOfDesk(search, to.page, to.id)));
  useEffect(() => {
    if (target) follow(target);
  }, [target]);
  return target === undefined;
}

function useNextPage(page: number, isThere: boolean) {
  const { currentData, refetch } = useListMembersQuery(isThere ? { group: 'pending', page: page + 1 } : skipToken);
  const isStale = useAppSelector(desk.selectIsNextPageStale);
  useEffect(() => {
    if (isThere && isStale) void refetch();
  }, [isThere, isStale, refetch]);
  return currentData?.rows ?? [];
}

function useSearchedPage(page: number | undefined) {
  const [read] = useLazyListMembersQuery();
  const readPage = useEffectEvent((wanted: number) => void read({ group: 'pending', page: wanted }));
  useEffect(() => {
    if (page !== undefined) readPage(page);
  }, [page]);
}

/** Prefetches a profile while the administrator reads another. */
function useProfileAhead(id: string | undefined) {
  membersApi.endpoints.getMember.useQuerySubscription(id === undefined ? skipToken : { id, silent: true });
}
