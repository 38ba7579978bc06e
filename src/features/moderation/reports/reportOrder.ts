import * as v from 'valibot';
import { moment } from '@/shared/dates';
import type { Report, ReportedMember } from './reportedMember';

export const reportSorts = ['total-down', 'total', 'newest-down', 'newest'] as const;

/** '' is the server's order. */
export type ReportSort = '' | (typeof reportSorts)[number];

/** `newestAt` is null where no report has a readable date. */
export type ReportedRow = ReportedMember & { newest?: Report; newestAt: number | null };

export function withNewest(member: ReportedMember): ReportedRow {
  let [newest] = member.reports;
  let newestAt: number | null = null;
  for (const report of member.reports) {
    const time = v.parse(moment, report.reportedAt);
    if (time === null || time <= (newestAt ?? -Infinity)) continue;
    newest = report;
    newestAt = time;
  }
  return { ...member, newest, newestAt };
}

/** Members without a readable date are last in either direction. */
export function sortReports(rows: ReportedRow[], sort: ReportSort): ReportedRow[] {
  if (sort === '') return rows;
  const valueOf = ({ totalReports, newestAt }: ReportedRow) => (sort.startsWith('total') ? totalReports : newestAt);
  const direction = sort.endsWith('-down') ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a === null || b === null ? Number(a === null) - Number(b === null) : (a - b) * direction;
  });
}
