import { skipToken } from '@reduxjs/toolkit/query';
import dayjs from 'dayjs';
import { useGetStatsQuery, useListDeletionRequestsQuery, useListMembersQuery } from '@/features/members/membersApi';
import { useOutcomes } from '@/features/members/membersSlice';
import { useListReportsQuery } from '@/features/moderation/moderationApi';
import { isUnblocked } from '@/features/moderation/moderationRows';
import { useIsClosed } from '@/features/moderation/reports/closing';
import { dayAfter, displayMonth, monthAfter, monthOf, useToday } from '@/features/panchanga/panchanga';
import { useListPanchangaQuery } from '@/features/panchanga/panchangaApi';
import { stuckPayments } from '@/features/payments/payment';
import { useListPaymentsQuery } from '@/features/payments/paymentsApi';
import { expiresWithinWeek } from '@/features/vendorAds/vendorAd';
import { useListAdsQuery } from '@/features/vendorAds/vendorAdsApi';
import { freshness } from '@/shared/api/freshness';
import { toTime } from '@/shared/format/dates';
import { paths } from '@/shared/routing/paths';

const silent = { silent: true } as const;

/** Whole days since the oldest of these times; undefined where none is known. */
function daysSince(times: readonly (number | null)[]) {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? undefined : Math.max(0, dayjs().diff(Math.min(...known), 'day'));
}

/** '3 sign-ups, oldest 12 days'; no age on the first day. */
function counted(count: number | undefined, one: string, many: string, days = 0) {
  const oldest = days === 0 ? '' : `, oldest ${days} ${days === 1 ? 'day' : 'days'}`;
  return { count, words: (count === 1 ? one : many) + oldest, days };
}

/** The next month, from a week before it begins. */
function monthToFill(today: string) {
  const month = monthAfter(monthOf(today), 1);
  return dayjs(`${month}-01`).diff(today, 'day') <= 7 ? month : undefined;
}

/** What waits, the worst first. `count` is undefined until it is known; `isUncounted`: words without a number. */
export function useOpenTasks() {
  const stats = useGetStatsQuery();
  const oldest = useListMembersQuery(
    stats.data?.requests ? { group: 'pending', page: 1 } : skipToken,
    freshness.withinMinuteUnfocused,
  );
  const deletionList = useListDeletionRequestsQuery(silent, freshness.withinMinute);
  const reportList = useListReportsQuery(silent, freshness.withinMinute);
  const payments = useListPaymentsQuery({ filter: 'processing', ...silent }, freshness.withinMinuteUnfocused);
  const ads = useListAdsQuery(silent, freshness.withinMinute);
  const days = useListPanchangaQuery(silent, freshness.withinMinute);
  const outcomeOf = useOutcomes();
  const isClosed = useIsClosed();

  const requests = stats.data?.requests;
  const signUps = daysSince(oldest.data?.rows.map(({ joined }) => toTime(joined || null)) ?? []);
  const first = oldest.data?.rows.find(({ id }) => outcomeOf('sign-up', id) === undefined);
  const deletions = deletionList.data?.rows.filter(({ id }) => outcomeOf('deletion', id) === undefined).length;
  const reported = reportList.data?.rows.filter((member) => isUnblocked(member) && !isClosed(member));
  const reports = daysSince(reported?.flatMap((member) => member.reports.map(({ reportedAt }) => reportedAt)) ?? []);
  const stuck = payments.data && stuckPayments(payments.data.rows);
  const stuckFor = daysSince(stuck?.map(({ time }) => time) ?? []);
  const expiring = ads.data?.rows.filter(expiresWithinWeek);
  const soonest = Math.min(7, ...(expiring ?? []).map(({ daysLeft = 7 }) => daysLeft));
  const dates = days.data?.rows.map(({ date }) => date);
  const today = useToday();
  const date = dayAfter(today);
  const month = monthToFill(today);
  const isMonthEmpty = month !== undefined && dates && !dates.some((one) => monthOf(one) === month);

  const all = [
    {
      query: stats,
      what: 'sign-ups',
      ...counted(requests, 'sign-up', 'sign-ups', signUps),
      verb: 'Start reviewing',
      to: first ? `${paths.requests}?member=${encodeURIComponent(first.id)}` : paths.requests,
    },
    {
      query: deletionList,
      what: 'deletion requests',
      ...counted(deletions, 'deletion request', 'deletion requests'),
      verb: 'Answer',
      to: paths.deletionRequests,
    },
    {
      query: reportList,
      what: 'reports',
      ...counted(reported?.length, 'reported member to look at', 'reported members to look at', reports),
      verb: 'Look',
      to: `${paths.reports}?show=unblocked`,
    },
    {
      query: payments,
      what: 'payments',
      ...counted(stuck?.length, 'stuck payment', 'stuck payments', stuckFor),
      verb: 'Check',
      to: `${paths.payments}?filter=processing&view=stuck`,
    },
    {
      query: ads,
      what: 'ads',
      ...counted(expiring?.length, 'ad expires within 7 days', 'ads expire within 7 days'),
      days: 7 - soonest,
      verb: 'Open',
      to: `${paths.vendorAds}?view=week`,
    },
    {
      query: days,
      what: 'panchanga',
      count: dates && Number(!dates.includes(date)),
      words: "Tomorrow's panchanga is missing",
      days: Infinity,
      verb: 'Add it',
      to: `${paths.panchanga}?add=${date}`,
      isUncounted: true,
    },
    {
      query: days,
      what: '',
      count: Number(isMonthEmpty ?? 0),
      words: `${month === undefined ? '' : displayMonth(month).replace(/\s*\d{4}$/, '')} is empty`,
      days: month === undefined ? 0 : 7,
      verb: 'Fill it',
      to: `${paths.panchanga}?view=month&month=${month}`,
      isUncounted: true,
    },
  ];
  const queries = [stats, oldest, deletionList, reportList, payments, ads, days];
  const isLoading = queries.some((query) => query.isLoading);
  return {
    isLoading,
    lines: all
      .filter(({ count = 0 }) => count > 0)
      .map(({ query, ...line }) => ({ ...line, isOld: query.isError }))
      .toSorted((one, other) => other.days - one.days),
    unreadable: [deletionList, reportList, payments, ads, days].reduce(
      (sum, { data }) => sum + (data?.unreadable ?? 0),
      0,
    ),
    failed: isLoading ? [] : all.flatMap(({ query, what }) => (query.isError && what !== '' ? what : [])),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
