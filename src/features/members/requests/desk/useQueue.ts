import { skipToken } from '@reduxjs/toolkit/query';
import type { WithSlice } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { rowsPerPage } from '@/shared/api/page';
import { useOneAtATime } from '@/shared/oneAtATime';
import { pageIn } from '@/shared/routing/pageInAddress';
import type { Member } from '../../member';
import { membersApi, useLazyListMembersQuery, useListMembersQuery } from '../../membersApi';
import { selectOutcome, type requestOutcomesSlice } from '../../requestOutcomesSlice';
import { addressOfDesk, memberOnDeskIn } from './deskInAddress';
import { nextInQueue } from './nextInQueue';

type State = WithSlice<typeof requestOutcomesSlice>;

/** The way to the next request from a page on, at the address of that moment, and where it led: to nobody (`waiting` were passed over), or astray. */
type WayOn = { at: string; from: number; isUnderWay?: boolean; waiting?: number; error?: unknown };

/** The desk's place among the requests: the page and the member in the address, and the ways from there. */
export function useQueue() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const page = pageIn(search);
  const id = memberOnDeskIn(search);
  const answer = useListMembersQuery({ group: 'pending', page });
  const rows = answer.currentData?.rows ?? [];
  const outcome = useSelector((state: State) => selectOutcome(state, 'sign-up', id));
  const open = useSelector(
    (state: State) => rows.filter((row) => !selectOutcome(state, 'sign-up', row.id)),
    shallowEqual,
  );
  const [read] = useLazyListMembersQuery();
  const [wayOn, setWayOn] = useState<WayOn>();
  // Who was answered or passed over does not come a second time, until the administrator goes back to them.
  const passed = useRef(new Set<string>());

  const place = rows.findIndex((row) => row.id === id);
  const { currentData: detail } = membersApi.endpoints.getMember.useQueryState(id === '' ? skipToken : id);
  // One who is not on this page is known by the profile alone.
  const member: Member | undefined = rows[place] ?? (detail && { ...detail, id });
  const hasNextPage = id !== '' && (answer.currentData?.total ?? 0) > page * rowsPerPage;
  // At the end of a page the next two are those at the top of the next one.
  const nextPage = useListMembersQuery(hasNextPage ? { group: 'pending', page: page + 1 } : skipToken);
  const ahead = [...open.filter((row) => rows.indexOf(row) > place), ...(nextPage.currentData?.rows ?? [])];
  useHeldReady(id === '' ? undefined : ahead[0]?.id);
  useHeldReady(id === '' ? undefined : ahead[1]?.id);

  // The next key may come before the screen has followed the last one: it would be meant for somebody else.
  const heading = useRef(id);
  useLayoutEffect(() => {
    heading.current = id;
  }, [id, key]);
  const go = (memberId: string, onPage = page) => {
    heading.current = memberId;
    passed.current.delete(memberId);
    void navigate(addressOfDesk(search, onPage, memberId));
  };

  const latestKey = useRef(key);
  useEffect(() => {
    latestKey.current = key;
    return () => void (latestKey.current = '');
  }, [key]);
  const walkFrom = useOneAtATime(async (from: number) => {
    setWayOn({ at: key, from, isUnderWay: true });
    // While nobody has moved up, the next page is what was read ahead, unless this page was read anew since.
    const isReadAhead =
      from === page + 1 && nextPage.isSuccess && (nextPage.startedTimeStamp ?? 0) >= (answer.startedTimeStamp ?? 0);
    const next = await nextInQueue(
      from,
      (one) => read({ group: 'pending', page: one }, isReadAhead && one === from),
      (one) => !passed.current.has(one),
    );
    // The administrator has gone elsewhere meanwhile, or has left the screen.
    if (latestKey.current !== key) return;
    setWayOn('id' in next ? undefined : { at: key, from, ...next });
    if (!('id' in next)) return;
    go(next.id, next.page);
    // Those of the next page have moved up as well.
    if (hasNextPage && next.page === page && !next.isLast) void nextPage.refetch();
  });

  const isThere = () => heading.current === id;
  const forward = (candidates: typeof rows) => {
    if (!isThere()) return;
    passed.current.add(id);
    const next = candidates.find((row) => rows.indexOf(row) > place);
    if (next) go(next.id);
    // Those of the next page have moved up to this one as far as places have become free.
    else void walkFrom(open.length < rows.length || rows.length === 0 ? page : page + 1);
  };
  const skip = () => forward(open.filter((row) => !passed.current.has(row.id)));

  // Wherever the answer was given: in the row, on the desk or by a key.
  const before = useRef({ id, outcome });
  useEffect(() => {
    const last = before.current;
    before.current = { id, outcome };
    if (id !== '' && id === last.id && outcome !== undefined && last.outcome === undefined) skip();
  });

  const previous = rows[place - 1];
  return {
    page,
    id,
    answer,
    rows,
    place,
    member,
    /** Whether a member still waits for an answer. */
    isWaiting: (one: Member) =>
      open.some((row) => row.id === one.id) || (one === member && place < 0 && one.status === 'pending' && !outcome),
    wayOn: wayOn?.at === key ? wayOn : undefined,
    next: () => forward(rows),
    previous: () => isThere() && previous && go(previous.id),
    skip,
    close: () => go(''),
    isThere,
    retry: () => wayOn && void walkFrom(wayOn.from),
    /** Begins again with those who were passed over. */
    startAgain: () => {
      passed.current.clear();
      void walkFrom(1);
    },
  };
}

export type Queue = ReturnType<typeof useQueue>;

/** Fetches a member ahead, and keeps the answer for as long as the administrator reads another. */
function useHeldReady(id: string | undefined) {
  membersApi.endpoints.getMember.useQuerySubscription(id ?? skipToken);
}
