import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Member } from '@/features/members/member';
import { membersApi, useListMembersQuery } from '@/features/members/membersApi';
import {
  parseDeskMember,
  parseRequestsView,
  requestsPerPage,
  searchOfDesk,
} from '@/features/members/membersSearchParams';
import { selectMember, selectMembersById, selectShownBefore, useOutcomes } from '@/features/members/membersSlice';
import { hasExtension } from '@/shared/api/appConfig';
import { freshness } from '@/shared/api/freshness';
import { useAppDispatch, useAppSelector } from '@/shared/hooks/store';
import { parsePage } from '@/shared/routing/listSearchParams';
import * as desk from './deskSlice';
import { useRequestsQuery } from './RequestsTable';

export function useQueue() {
  const [params] = useSearchParams();
  const page = parsePage(params);
  const id = parseDeskMember(params);
  const size = requestsPerPage[parseRequestsView(params)];
  const dispatch = useAppDispatch();
  useAddress({ page, id, size });
  const { target, search, done, skippedIds, onlyIds, unreadable } = useAppSelector(desk.selectDesk);
  const { entities } = useAppSelector(selectMembersById);
  const outcomeOf = useOutcomes();
  const isOpen = (one: string) => outcomeOf('sign-up', one) === undefined;

  const query = useRequestsQuery(page, size);
  const rows = query.currentData?.rows ?? [];
  // The statistics follow every decision; the card and the menu show them too.
  const { data: stats } = membersApi.endpoints.getStats.useQueryState();
  const index = rows.findIndex((row) => row.id === id);
  const opened = useAppSelector((state) => selectMember(state, id));
  const member: Member | undefined = rows[index] ?? opened;

  const hasNextPage = id !== '' && (query.currentData?.total ?? 0) > page * size;
  const before = useAppSelector((state) => selectShownBefore(state, page + 1, size));
  const nextPage = hasNextPage ? { group: 'pending' as const, page: page + 1, size, before } : skipToken;
  const { currentData: next } = useListMembersQuery(nextPage, freshness.once);
  const ahead = [...rows.slice(index + 1), ...(next?.rows ?? [])].find((row) => isOpen(row.id));
  // With a journal a prefetched profile would count as viewed.
  const isAheadAsked = id !== '' && ahead && !hasExtension('journal');
  membersApi.endpoints.getMember.useQuerySubscription(isAheadAsked ? { id: ahead.id, silent: true } : skipToken);

  // A request that could not be read again may be decided already.
  const { isError } = membersApi.endpoints.getMember.useQueryState(id === '' ? skipToken : { id });

  const remaining = stats?.requests ?? query.currentData?.total;

  return {
    page,
    size,
    id,
    isFailed: isError,
    query,
    rows,
    member,
    isRequest: member !== undefined && (index >= 0 || member.status === 'pending'),
    /** False until the screen shows the current member: a key pressed before is meant for the previous one. */
    canDecide: (one: Member) =>
      target === undefined &&
      !isError &&
      search !== 'reading' &&
      isOpen(one.id) &&
      (rows.includes(one) || one.status === 'pending'),
    search,
    unreadable,
    done,
    remaining,
    left: onlyIds.length > 0 ? onlyIds.filter(isOpen).length : remaining,
    skipped: skippedIds.filter(isOpen),
    isLimited: onlyIds.length > 0,
    limitedTo: onlyIds.flatMap((one) => entities[one] ?? []),
    read: (members: readonly Member[]) => dispatch(desk.reviewLimited(members.map((one) => one.id))),
    start: () => dispatch(desk.startReviewing()),
    next: () => dispatch(desk.stepForward()),
    previous: () => dispatch(desk.stepBack()),
    skip: () => dispatch(desk.openNext()),
    close: () => dispatch(desk.closed()),
    startAgain: () => dispatch(desk.startAgain()),
  };
}

export type Queue = ReturnType<typeof useQueue>;

function useAddress({ page, id, size }: desk.DeskPosition & { size: number }) {
  const [params] = useSearchParams();
  const { key: historyKey } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { target } = useAppSelector(desk.selectDesk);
  useLayoutEffect(
    () => void dispatch(desk.followAddress({ historyKey, page, id, size })),
    [dispatch, historyKey, page, id, size],
  );
  useLayoutEffect(() => () => void dispatch(desk.deskClosed()), [dispatch]);
  const follow = useEffectEvent(
    (to: NonNullable<typeof target>) =>
      void navigate(searchOfDesk(params, to.page, to.id), { replace: to.replace === true }),
  );
  useEffect(() => {
    if (target) follow(target);
  }, [target]);
}
