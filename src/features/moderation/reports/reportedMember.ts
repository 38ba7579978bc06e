import * as v from 'valibot';
import { figure, id, rowFrom, text } from '@/shared/api/page';
import { moment } from '@/shared/dates';

export type Report = { reason: string; reportedAt: number | null; reporter: string };

/** A single text becomes a list of one, anything else an empty list. */
const single = v.pipe(
  v.string(),
  v.transform((one) => [one]),
);
const texts = v.fallback(v.union([v.array(text), single]), []);

/** The server sends three parallel lists, which may differ in length. */
const reports = v.pipe(
  rowFrom({ reasons: ['reason_to_report', texts], times: ['reported_at', texts], names: ['reporter_name', texts] }),
  v.transform(({ reasons, times, names }): Report[] =>
    Array.from({ length: Math.max(reasons.length, times.length, names.length) }, (_, index) => ({
      reason: reasons[index] ?? '',
      reportedAt: v.parse(moment, times[index]),
      reporter: names[index] ?? '',
    })),
  ),
);

export const reportedMemberRow = v.pipe(
  rowFrom({
    id: ['user_id', id],
    name: ['username', text],
    status: ['status', text],
    totalReports: ['total_reports', figure],
    reports: ['reported_user_data', v.fallback(reports, [])],
  }),
  v.transform((row) => ({ ...row, totalReports: row.totalReports || row.reports.length })),
);

export type ReportedMember = v.InferOutput<typeof reportedMemberRow>;

/** The latest by its own time; the last in the list where no time is readable. */
export const newestReport = ({ reports: all }: ReportedMember) =>
  all.reduce<Report | undefined>(
    (newest, report) => (newest && timeOf(newest) > timeOf(report) ? newest : report),
    undefined,
  );

const timeOf = ({ reportedAt }: Report) => reportedAt ?? -Infinity;

/** The URL's value for members who are not blocked yet. */
export const unblocked = 'unblocked';

export const isUnblocked = ({ status }: ReportedMember) => status === 'approved';
