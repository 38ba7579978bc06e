import type { Member } from '@/features/members/member';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import type { Blocker } from '../blocks/blocker';
import type { ReportedMember } from '../reports/reportedMember';
import type { Hint } from './hint';

type Rows<Row> = readonly Row[] | undefined;

/** Undefined where not read yet. */
type Lists = { deleted: Rows<Member>; requests: Rows<Member>; reports: Rows<ReportedMember>; blocks: Rows<Blocker> };

/** Reports, blocks and requests about a member, and their results. */
export function historyOf(id: string, status: string | undefined, lists: Lists): Hint[] {
  const isAmong = (rows: Rows<{ id: string }>) => rows?.some((row) => row.id === id) === true;
  const report = lists.reports?.find((row) => row.id === id);
  const blockers = lists.blocks?.filter(({ blockedIds }) => blockedIds.includes(id)) ?? [];
  return [
    ...(isAmong(lists.deleted) ? [{ text: 'The account was deleted', list: places.deleted }] : []),
    ...(status === 'rejected' ? [{ text: 'The sign-up was rejected', list: places.rejected }] : []),
    ...(isAmong(lists.requests) && !isAmong(lists.deleted)
      ? [{ text: 'Wants the account deleted', list: places.requests }]
      : []),
    ...(report && report.totalReports > 0 ? [{ text: reportText(report), list: places.reports }] : []),
    ...(blockers.length > 0
      ? [
          {
            text: `Blocked by ${blockers.length === 1 ? '1 member' : `${blockers.length} members`}`,
            list: places.blocks,
          },
        ]
      : []),
  ];
}

const places = {
  deleted: { to: paths.deletedMembers, title: 'Deleted users' },
  rejected: { to: `${paths.users}?group=rejected`, title: 'Rejected users' },
  requests: { to: paths.deletionRequests, title: 'Delete requests' },
  reports: { to: paths.reports, title: 'Reported users' },
  blocks: { to: paths.blocks, title: 'Blocked users' },
};

/** The latest by its own time; the last in the list where no time is readable. */
function reportText({ totalReports, reports }: ReportedMember) {
  const last = reports.reduce<(typeof reports)[number] | undefined>(
    (latest, report) => (latest && latest.reportedAt > report.reportedAt ? latest : report),
    undefined,
  );
  const times = totalReports === 1 ? 'once' : `${totalReports} times`;
  const reason = displayText(last?.reason ?? '');
  return `Reported ${times}${reason === '' ? '' : `${totalReports === 1 ? '' : ', last'}: ${reason}`}`;
}
