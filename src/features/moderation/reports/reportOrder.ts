import { newestReport, type ReportedMember } from './reportedMember';

export const reportSorts = ['total-down', 'total', 'newest-down', 'newest'] as const;

/** '' is the server's order. */
export type ReportSort = '' | (typeof reportSorts)[number];

/** Members without a readable date are last in either direction. */
export function sortReports(members: readonly ReportedMember[], sort: ReportSort): ReportedMember[] {
  if (sort === '') return [...members];
  const valueOf = (member: ReportedMember) =>
    sort.startsWith('total') ? member.totalReports : (newestReport(member)?.reportedAt ?? null);
  const direction = sort.endsWith('-down') ? -1 : 1;
  return [...members].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    return a === null || b === null ? Number(a === null) - Number(b === null) : (a - b) * direction;
  });
}
