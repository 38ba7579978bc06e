import * as v from 'valibot';
import { id, number, rowFrom, rowsOf, text, type FieldsOf } from '@/shared/api/page';
import type { BlockingRow, MatchRow, NoteRow, ReportedRow } from '@contract/moderation';
import { timestampSchema, toTime } from '@/shared/format/dates';

const ids = v.pipe(
  v.array(v.fallback(id, '')),
  v.transform((given) => [...new Set(given)].filter((one) => one !== '')),
);

export const blockerRow = rowFrom({
  id: ['user_id', id],
  name: ['username', text],
  blockedIds: ['blocked_users', v.fallback(ids, [])],
} satisfies FieldsOf<BlockingRow>);

export type Blocker = v.InferOutput<typeof blockerRow>;

const side = v.fallback(
  v.pipe(
    rowFrom({
      id: ['user_id', v.fallback(id, '')],
      name: ['username', text],
      email: ['email', text],
      link: ['profile_link', text],
      image: ['profile_image', text],
    } satisfies FieldsOf<MatchRow['request_by'] & { profile_image: string }>),
    // Some servers name the picture `profile_image`.
    v.transform(({ link, image, ...row }) => ({ ...row, picture: link || image })),
  ),
  { id: '', name: '', email: '', picture: '' },
);

export const matchRow = rowFrom({
  id: ['interest_id', id],
  requestBy: ['request_by', side],
  acceptedBy: ['accepted_by', side],
  sentOn: ['sent_on', timestampSchema],
  acceptedOn: ['accepted_on', timestampSchema],
} satisfies FieldsOf<MatchRow>);

export type Match = v.InferOutput<typeof matchRow>;

export type Report = { reason: string; reportedAt: number | null; reporter: string };

/** A single text becomes a list of one. */
const texts = v.fallback(
  v.union([
    v.array(text),
    v.pipe(
      v.string(),
      v.transform((one) => [one]),
    ),
  ]),
  [],
);

/** The server sends three parallel lists, which may differ in length. */
const reports = v.pipe(
  rowFrom({
    reasons: ['reason_to_report', texts],
    times: ['reported_at', texts],
    names: ['reporter_name', texts],
  } satisfies FieldsOf<ReportedRow['reported_user_data']>),
  v.transform(({ reasons, times, names }): Report[] =>
    Array.from({ length: Math.max(reasons.length, times.length, names.length) }, (_, index) => ({
      reason: reasons[index] ?? '',
      reportedAt: toTime(times[index]),
      reporter: names[index] ?? '',
    })),
  ),
);

export const reportedMemberRow = v.pipe(
  rowFrom({
    id: ['user_id', id],
    name: ['username', text],
    status: ['status', text],
    totalReports: ['total_reports', number],
    /** By the extension `reports`; null while they are open, and without it. */
    closedAt: ['closed_at', timestampSchema],
    reports: ['reported_user_data', v.fallback(reports, [])],
  } satisfies FieldsOf<ReportedRow>),
  v.transform((row) => ({ ...row, totalReports: row.totalReports || row.reports.length })),
);

export type ReportedMember = v.InferOutput<typeof reportedMemberRow>;

const noteRow = rowFrom({
  id: ['note_id', id],
  text: ['text', text],
  author: ['author', text],
  at: ['created_at', timestampSchema],
  isOwn: ['own', v.fallback(v.boolean(), false)],
} satisfies FieldsOf<NoteRow>);

export type Note = v.InferOutput<typeof noteRow>;

export const noteList = v.pipe(
  v.object({ data: rowsOf(noteRow) }),
  v.transform(({ data }) => data),
);

const timeOf = ({ reportedAt }: Report) => reportedAt ?? -Infinity;

/** The latest by its own time; the last in the list where no time is readable. */
export const newestReport = ({ reports: all }: ReportedMember) =>
  all.toSorted((one, other) => timeOf(one) - timeOf(other) || 0).at(-1); // two -Infinity differ by NaN

/** In this browser reports are closed up to the newest one: the next one opens them again. */
export const closingKey = (member: ReportedMember) =>
  `${member.id} ${newestReport(member)?.reportedAt ?? ''} ${member.totalReports}`;

export const isUnblocked = ({ status }: ReportedMember) => status === 'approved';
