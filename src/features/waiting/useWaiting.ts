import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import * as v from 'valibot';
import { membersApi, useListDeletionRequestsQuery, useListMembersQuery } from '@/features/members/membersApi';
import { useListReportsQuery } from '@/features/moderation/moderationApi';
import { displayDay, tomorrow, weekdayOf } from '@/features/panchanga/days';
import { useListPanchangaQuery } from '@/features/panchanga/panchangaApi';
import { stuckPayments } from '@/features/payments/payment';
import { useListPaymentsQuery } from '@/features/payments/paymentsApi';
import { expiresWithinWeek } from '@/features/vendorAds/vendorAd';
import { useListAdsQuery } from '@/features/vendorAds/vendorAdsApi';
import { displayDate, timestampSchema } from '@/shared/dates';
import { useAppDispatch } from '@/shared/hooks';
import { paths } from '@/shared/routing/paths';
import { useWaitingCounts } from './useWaitingCounts';

/** `count` is undefined where it could not be read; `words` follow it. */
type Waiting = { what: string; count: number | undefined; words: string; to: string };

/** Seconds for which an answer that another screen got is used. */
const fresh = { refetchOnMountOrArgChange: 60 };

const anew = { subscribe: false, forceRefetch: true };

/** Data from before the last failed call is too old to be shown. */
const latest = <Data>({ data, isError }: { data?: Data; isError: boolean }) => (isError ? undefined : data);

const plural = (count = 0, one: string, many: string) => (count === 1 ? one : many);

export function useWaiting() {
  const dispatch = useAppDispatch();
  const [step, setStep] = useState(0);
  const { requests, deletions, reports } = useWaitingCounts();
  const date = tomorrow();

  const oldest = useListMembersQuery(requests ? { group: 'pending', page: 1 } : skipToken, fresh);
  const deletionList = useListDeletionRequestsQuery(step > 0 ? { silent: true } : skipToken, fresh);
  const reportList = useListReportsQuery(step > 1 ? { silent: true } : skipToken, fresh);
  const payments = useListPaymentsQuery(step > 2 ? { filter: 'processing', silent: true } : skipToken, {
    ...fresh,
    refetchOnFocus: false,
  });
  const ads = useListAdsQuery(step > 3 ? { silent: true } : skipToken, fresh);
  const days = useListPanchangaQuery(step > 4 ? { silent: true } : skipToken, fresh);
  const asked = [oldest, deletionList, reportList, payments, ads, days];
  const current = asked[step];
  const isNotAsked = current === oldest && !requests;
  if (current && (isNotAsked || !(current.isUninitialized || current.isFetching))) setStep(step + 1);

  const processing = latest(payments);
  const stuck = processing && stuckPayments(processing.rows).length;
  const expiring = latest(ads)?.rows.filter(expiresWithinWeek).length;
  const isTomorrowThere = latest(days)?.rows.some((day) => day.date === date);
  const all: Waiting[] = [
    { what: 'sign-ups', count: requests, words: requestWords(requests, oldest.data?.rows), to: paths.requests },
    {
      what: 'deletion requests',
      count: latest(deletionList) && deletions,
      words: plural(deletions, 'deletion request', 'deletion requests'),
      to: paths.deletionRequests,
    },
    {
      what: 'reports',
      count: latest(reportList) && reports,
      words: plural(reports, 'reported member not blocked yet', 'reported members not blocked yet'),
      to: `${paths.reports}?show=unblocked`,
    },
    {
      what: 'payments',
      count: stuck,
      words: `${plural(stuck, 'payment', 'payments')} processing for over 24 hours`,
      to: `${paths.payments}?filter=processing&view=stuck`,
    },
    {
      what: 'vendor ads',
      count: expiring,
      words: plural(expiring, 'ad expires within 7 days', 'ads expire within 7 days'),
      to: `${paths.vendorAds}?view=week`,
    },
    {
      what: "tomorrow's panchanga",
      count: isTomorrowThere === undefined ? undefined : isTomorrowThere ? 0 : 1,
      words: `day without panchanga: tomorrow, ${weekdayOf(date)}, ${displayDay(date)}`,
      to: `${paths.panchanga}?add=${date}`,
    },
  ];
  const isLooking = step < asked.length;
  return {
    isLooking,
    lines: all.filter(({ count }) => count !== undefined && count > 0),
    unknown: isLooking ? [] : all.filter(({ count }) => count === undefined).map(({ what }) => what),
    panchanga: days.data?.rows,
    retry: () => {
      if (requests === undefined) void dispatch(membersApi.endpoints.getStats.initiate(undefined, anew));
      asked.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
    },
  };
}

function requestWords(count: number | undefined, rows: readonly { joined: string }[] = []) {
  const times = rows.flatMap(({ joined }) => v.parse(timestampSchema, joined === '' ? null : joined) ?? []);
  const words = plural(count, 'sign-up waiting', 'sign-ups waiting');
  return times.length === 0 ? words : `${words} since ${displayDate(Math.min(...times))}`;
}
