import { skipToken } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import {
  membersApi,
  useGetStatsQuery,
  useListDeletionRequestsQuery,
  useListMembersQuery,
} from '@/features/members/membersApi';
import { useOutcomes } from '@/features/members/membersSlice';
import { moderationApi, useListReportsQuery } from '@/features/moderation/moderationApi';
import { isUnblocked } from '@/features/moderation/moderationRows';
import { displayDay, tomorrow, weekdayOf } from '@/features/panchanga/panchanga';
import { useListPanchangaQuery } from '@/features/panchanga/panchangaApi';
import { stuckPayments } from '@/features/payments/payment';
import { useListPaymentsQuery } from '@/features/payments/paymentsApi';
import { expiresWithinWeek } from '@/features/vendorAds/vendorAd';
import { useListAdsQuery } from '@/features/vendorAds/vendorAdsApi';
import { displayDate, timestampSchema } from '@/shared/dates';
import { paths } from '@/shared/routing/paths';
import { useIdle } from '@/shared/useIdle';

/** Counts of open work from the cache alone; undefined where nothing was read yet. */
function useWaitingCounts() {
  const figures = membersApi.endpoints.getStats.useQueryState().data;
  const deletions = membersApi.endpoints.listDeletionRequests.useQueryState().data?.rows;
  const reports = moderationApi.endpoints.listReports.useQueryState().data?.rows;
  const outcomeOf = useOutcomes();
  return {
    requests: figures?.requests,
    deletions: deletions?.filter(({ id }) => outcomeOf('deletion', id) === undefined).length,
    reports: reports?.filter(isUnblocked).length,
  };
}

/** `count` is undefined where it could not be read; `words` follow it. */
type Line = { what: string; count: number | undefined; words: string; to: string };

/** Seconds for which the reply to another screen is used. */
const options = { refetchOnMountOrArgChange: 60 };

/** Rows from before the last failed call are too old to be counted. */
const rowsOf = <Row>({ data, isError }: { data?: { rows: readonly Row[] }; isError: boolean }) =>
  isError ? undefined : data?.rows;

const plural = (count = 0, one: string, many: string) => (count === 1 ? one : many);

/** What waits, read once the screen is idle. */
export function useWaiting() {
  const { requests, deletions, reports } = useWaitingCounts();
  const isIdle = useIdle();
  const silent = isIdle ? ({ silent: true } as const) : skipToken;
  const stats = useGetStatsQuery();
  const oldest = useListMembersQuery(isIdle && requests ? { group: 'pending', page: 1 } : skipToken, options);
  const deletionList = useListDeletionRequestsQuery(silent, options);
  const reportList = useListReportsQuery(silent, options);
  const payments = useListPaymentsQuery(isIdle ? { filter: 'processing', silent: true } : skipToken, {
    ...options,
    refetchOnFocus: false,
  });
  const ads = useListAdsQuery(silent, options);
  const days = useListPanchangaQuery(silent, options);
  const queries = [stats, oldest, deletionList, reportList, payments, ads, days];
  const isLoading = !isIdle || queries.some((query) => query.isLoading);

  const date = tomorrow();
  const processing = rowsOf(payments);
  const stuck = processing && stuckPayments(processing).length;
  const expiring = rowsOf(ads)?.filter(expiresWithinWeek).length;
  const isTomorrowThere = rowsOf(days)?.some((day) => day.date === date);
  const lines: Line[] = [
    { what: 'sign-ups', count: requests, words: requestWords(requests, oldest.data?.rows), to: paths.requests },
    {
      what: 'deletion requests',
      count: rowsOf(deletionList) && deletions,
      words: plural(deletions, 'deletion request', 'deletion requests'),
      to: paths.deletionRequests,
    },
    {
      what: 'reports',
      count: rowsOf(reportList) && reports,
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
      count: isTomorrowThere === undefined ? undefined : Number(!isTomorrowThere),
      words: `day without panchanga: tomorrow, ${weekdayOf(date)}, ${displayDay(date)}`,
      to: `${paths.panchanga}?add=${date}`,
    },
  ];
  return {
    isLoading,
    lines: lines.filter(({ count = 0 }) => count > 0),
    unknown: isLoading ? [] : lines.filter(({ count }) => count === undefined).map(({ what }) => what),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}

function requestWords(count: number | undefined, rows: readonly { joined: string }[] = []) {
  const times = rows.flatMap(({ joined }) => v.parse(timestampSchema, joined === '' ? null : joined) ?? []);
  const words = plural(count, 'sign-up waiting', 'sign-ups waiting');
  return times.length === 0 ? words : `${words} since ${displayDate(Math.min(...times))}`;
}
