import { paymentStates, type MonthCounts, type StateCounts, type PaymentsSummary } from '../payment';
import { isStuck, type PaymentRow } from './paymentRow';

const monthsAtMost = 24;

const noCounts = (): StateCounts => ({ Success: 0, Processing: 0, Failed: 0, other: 0 });

function count(counts: StateCounts, { state }: PaymentRow) {
  counts[paymentStates.find((one) => one.state === state)?.state ?? 'other'] += 1;
}

export function countsOf(rows: readonly PaymentRow[]): StateCounts {
  const counts = noCounts();
  for (const row of rows) count(counts, row);
  return counts;
}

export function monthsOf(rows: readonly PaymentRow[]): MonthCounts[] {
  const months = new Map<number, StateCounts>();
  for (const row of rows) {
    if (row.time === null) continue;
    const month = monthOf(row.time);
    const counts = months.get(month) ?? noCounts();
    count(counts, row);
    months.set(month, counts);
  }
  return inARow(months, monthOf(Date.now()));
}

export function summaryOf(rows: readonly PaymentRow[], unreadable: number, calls: number): PaymentsSummary {
  const now = Date.now();
  return {
    total: rows.length,
    unreadable,
    undated: rows.filter(({ time }) => time === null).length,
    stuck: rows.filter((row) => isStuck(row, now)).length,
    calls,
    months: monthsOf(rows),
  };
}

/** Months since year 0. */
function monthOf(time: number) {
  const date = new Date(time);
  return date.getFullYear() * 12 + date.getMonth();
}

/** Up to now, including empty months; a single payment of long ago or of the future does not widen the range. */
function inARow(months: ReadonlyMap<number, StateCounts>, thisMonth: number): MonthCounts[] {
  const known = [...months.keys()].filter((month) => month <= thisMonth);
  if (known.length === 0) return [];
  const last = Math.max(...known);
  const first = Math.max(Math.min(...known), last - monthsAtMost + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    month: `${Math.floor((first + index) / 12)}-${String(((first + index) % 12) + 1).padStart(2, '0')}`,
    counts: months.get(first + index) ?? noCounts(),
  }));
}
