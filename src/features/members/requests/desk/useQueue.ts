import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { rowsPerPage } from '@/shared/api/page';
import { useAppDispatch, useAppSelector } from '@/shared/hooks';
import { parsePage } from '@/shared/routing/pageSearchParams';
import { useFoundPage } from '../../allMembers/useFoundQuery';
import type { MembersSource } from '../../allMembersState';
import type { Member } from '../../member';
import {
  membersApi,
  useLazyGetAllMembersPageQuery,
  useLazyListMembersQuery,
  useListMembersQuery,
} from '../../membersApi';
import { parseDeskMember, searchOfDesk } from '../../membersSearchParams';
import * as desk from './deskSlice';

/** `source` is undefined until the list is read. */
export function useQueue(source: MembersSource | undefined) {
  const [search] = useSearchParams();
  const page = parsePage(search);
  const id = parseDeskMember(search);
  const dispatch = useAppDispatch();
  const isThere = useAddress({ page, id, list: source ? desk.listNameOf(source) : 'unread' });
  const pendingAdvance = useAppSelector(desk.selectPendingAdvance);
  const answered = useAppSelector(desk.selectAnswered);
  const done = useAppSelector(desk.selectDone);
  const left = useAppSelector(desk.selectLeft);

  const answer = useSourcePage(source, page);
  const rows = answer.currentData?.rows ?? [];
  const place = rows.findIndex((row) => row.id === id);
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState(id === '' ? skipToken : id);
  const member: Member | undefined = rows[place] ?? (detail && { ...detail, id });
  const isWaiting = (one: Member) => !answered.includes(one.id) && (rows.includes(one) || one.status === 'pending');

  const nextRows = useNextPage(source, page, id !== '' && (answer.currentData?.total ?? 0) > page * rowsPerPage);
  // At the end of a page the next two are the first of the next page.
  const ahead = [...rows.slice(place + 1), ...nextRows].filter((row) => !answered.includes(row.id));
  useHeldReady(id === '' ? undefined : ahead[0]?.id);
  useHeldReady(id === '' ? undefined : ahead[1]?.id);
  useSearchedPage(source, pendingAdvance?.reading);

  return {
    page,
    id,
    answer,
    rows,
    place,
    member,
    /** False until the screen shows the current member: a key pressed before is meant for the previous one. */
    canAnswer: (one: Member) => isThere && isWaiting(one),
    pendingAdvance,
    done,
    left,
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

function useAddress({ page, id, list }: desk.DeskPlace & { list: string }) {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const target = useAppSelector(desk.selectTarget);
  useLayoutEffect(() => void dispatch(desk.opened({ at: key, page, id, list })), [dispatch, key, page, id, list]);
  useLayoutEffect(() => () => void dispatch(desk.left()), [dispatch]);
  const follow = useEffectEvent((to: desk.DeskPlace) => void navigate(searchOfDesk(search, to.page, to.id)));
  useEffect(() => {
    if (target) follow(target);
  }, [target]);
  return target === undefined;
}

function useSourcePage(source: MembersSource | undefined, page: number, isWanted = true) {
  const found = source && 'listId' in source ? source : undefined;
  const answer = useFoundPage(isWanted ? found : undefined, page);
  const listed = useListMembersQuery(isWanted && source && !found ? { group: source.group, page } : skipToken);
  return found ? answer : listed;
}

function useNextPage(source: MembersSource | undefined, page: number, isThere: boolean) {
  const { currentData, refetch } = useSourcePage(source, page + 1, isThere);
  const isStale = useAppSelector(desk.selectIsNextPageStale);
  useEffect(() => {
    if (isThere && isStale) void refetch();
  }, [isThere, isStale, refetch]);
  return currentData?.rows ?? [];
}

function useSearchedPage(source: MembersSource | undefined, page: number | undefined) {
  const [readListed] = useLazyListMembersQuery();
  const [readFound] = useLazyGetAllMembersPageQuery();
  const read = useEffectEvent((wanted: number) => {
    if (source && 'listId' in source) void readFound({ ...source, page: wanted });
    else void readListed({ group: 'pending', page: wanted });
  });
  useEffect(() => {
    if (page !== undefined) read(page);
  }, [page]);
}

/** Prefetches a profile while the administrator reads another. */
function useHeldReady(id: string | undefined) {
  membersApi.endpoints.getMember.useQuerySubscription(id ?? skipToken);
}
