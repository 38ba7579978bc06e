import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import dayjs from 'dayjs';
import { phoneKey } from '@/shared/format/phone';
import { searchRows, searchText } from '@/shared/format/search';
import type { RootState } from '@/shared/hooks/store';
import type { DaySpan } from '@/shared/routing/daySpan';
import { countsOf, filterNamed, stuckPayments, type Payment, type PaymentsQuery, type StateCounts } from './payment';
import { paymentsApi } from './paymentsApi';
import { selectTotals } from './paymentsSlice';

const selectRows = (state: RootState, { filter }: Pick<PaymentsQuery, 'filter'>) =>
  paymentsApi.endpoints.listPayments.select({ filter })(state).data?.rows;

const selectAllRows = (state: RootState) => selectRows(state, { filter: 'all' });

export const selectIsAllKnown = (state: RootState) => selectAllRows(state) !== undefined;

const selectFrom = (_state: RootState, { from }: PaymentsQuery) => from;
const selectTo = (_state: RootState, { to }: PaymentsQuery) => to;

export type SelectPayments<Row> = (state: RootState, query: PaymentsQuery) => readonly Row[] | undefined;

const matching = <Row extends Payment>(select: SelectPayments<Row>) =>
  createSelector(
    [select, (_state: RootState, { search }: PaymentsQuery) => search, selectFrom, selectTo],
    (rows, search, from, to) => rows && matchingPayments(rows, { search, from, to }),
  );

const selectMatching = matching(selectRows);

const selectMatchingOfAll = matching(selectAllRows);

// Counted when the list was read, and again for what a search or days leave of it.
const selectCountsOfAll = createSelector(
  [selectMatchingOfAll, selectAllRows, (state: RootState) => selectTotals(state, { filter: 'all' })?.counts],
  (rows, all, counts) => (rows === all ? rows && counts : rows && countsOf(rows)),
);

/** By state, whatever the view and page; undefined where a state was not asked for. */
export const selectCounts = createSelector(
  [selectMatching, selectCountsOfAll, (_state: RootState, { filter }: PaymentsQuery) => filterNamed(filter).state],
  (rows, all, state): Partial<StateCounts> | undefined =>
    rows && { ...all, ...(state !== '' && { [state]: rows.length }) },
);

export const selectCallList = matching(createSelector([selectAllRows], (rows) => rows && payersToCall(rows)));

export const selectLastPaid = createSelector(
  [
    (state: RootState) => selectAllRows(state) ?? selectRows(state, { filter: 'success' }),
    (_state: RootState, phone: string) => phoneKey(phone),
  ],
  (rows = [], key) => {
    const paid = key === '' ? [] : rows.filter(({ state, phone }) => state === 'Success' && phoneKey(phone) === key);
    return paid.reduce((last, { time }) => Math.max(last, time ?? last), -Infinity);
  },
);

export const selectStuck = createSelector(
  [
    (state: RootState, query: PaymentsQuery) =>
      query.filter === 'processing' ? selectMatching(state, query) : selectMatchingOfAll(state, query),
  ],
  (rows) => rows && stuckPayments(rows),
);

export const selectPayments = (state: RootState, query: PaymentsQuery) =>
  query.view === 'stuck' ? selectStuck(state, query) : selectMatching(state, query);

export const selectMonths = createSelector(
  [selectRows, selectFrom, selectTo],
  (rows, from, to) =>
    rows && {
      months: monthsOf(matchingPayments(rows, { search: '', from, to })),
      undated: rows.filter(({ time }) => time === null).length,
    },
);

const textOf = weakMapMemoize(({ name, phone }: Payment) => searchText([name], phone));

export function matchingPayments<Row extends Payment>(
  rows: readonly Row[],
  { search, from, to }: DaySpan & { search: string },
) {
  const first = from === '' ? -Infinity : dayjs(from).startOf('day').valueOf();
  const last = to === '' ? Infinity : dayjs(to).endOf('day').valueOf();
  const isInSpan = ({ time }: Row) => time !== null && time >= first && time <= last;
  const ofDays = from === '' && to === '' ? rows : rows.filter(isInSpan);
  return searchRows(ofDays, search, textOf);
}

/** `month` as '2024-03', in local time. */
export type MonthCounts = { month: string; counts: StateCounts };

/** Months since year 0. */
function monthOf(time: number) {
  const date = new Date(time);
  return date.getFullYear() * 12 + date.getMonth();
}

/** 24 at most, up to the last month with payments, empty months too; a single payment of long ago or of the future widens nothing. */
export function monthsOf(rows: readonly Payment[]): MonthCounts[] {
  const months = rows.map(({ time }) => (time === null ? NaN : monthOf(time)));
  const now = monthOf(Date.now());
  const known = [...new Set(months)].filter((month) => month <= now);
  const last = Math.max(...known);
  const count = known.length === 0 ? 0 : Math.min(last - Math.min(...known) + 1, 24);
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index;
    return {
      month: `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
      counts: countsOf(rows.filter((_row, at) => months[at] === month)),
    };
  });
}

export type CallListEntry = Payment & { failures: number; isProcessing: boolean };

const timeOf = ({ time }: Payment) => time ?? -Infinity;

const newestFirst = (one: Payment, other: Payment) => timeOf(other) - timeOf(one) || 0; // two -Infinity differ by NaN

export function payersToCall(rows: readonly Payment[]): CallListEntry[] {
  const payers = new Map<string, Payment[]>();
  for (const { state, phone } of rows) if (state === 'Failed') payers.set(phoneKey(phone), []);
  payers.delete('');
  for (const row of rows) payers.get(phoneKey(row.phone))?.push(row);
  return [...payers.values()].flatMap(toCallListEntry).sort(newestFirst);
}

/** A success without a readable time counts as paid since. */
function toCallListEntry(payments: readonly Payment[]): CallListEntry | [] {
  const timesOf = (state: string) => payments.filter((one) => one.state === state).map(({ time }) => time);
  const paid = timesOf('Success').map((time) => time ?? Infinity);
  const failed = payments.filter(({ state }) => state === 'Failed').sort(newestFirst);
  const [last] = failed;
  const isPaidSince = (payment: Payment) => paid.some((time) => time >= timeOf(payment));
  if (!last || isPaidSince(last)) return [];
  const failures = failed.filter((payment) => payment.time === null || !isPaidSince(payment)).length;
  const isProcessing = timesOf('Processing').some((time) => time !== null && time >= timeOf(last));
  return { ...last, failures, isProcessing };
}
