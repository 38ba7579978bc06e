import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/text';
import { newestReport, type ReportedMember } from '../reports/reportedMember';
import type { Warning } from './warning';

type History = {
  status: string | undefined;
  isDeleted: boolean;
  wantsDeletion: boolean;
  report: ReportedMember | undefined;
  blockedBy: readonly unknown[];
};

const lists = {
  deleted: { to: paths.deletedMembers, title: 'Deleted users' },
  rejected: { to: `${paths.users}?group=rejected`, title: 'Rejected users' },
  requests: { to: paths.deletionRequests, title: 'Delete requests' },
  reports: { to: paths.reports, title: 'Reported users' },
  blocks: { to: paths.blocks, title: 'Blocked users' },
};

/** Reports, blocks and requests about a member, and their results. */
export function historyWarnings({ status, isDeleted, wantsDeletion, report, blockedBy }: History): Warning[] {
  const { length: blockers } = blockedBy;
  return [
    isDeleted && { text: 'The account was deleted', list: lists.deleted },
    status === 'rejected' && { text: 'The sign-up was rejected', list: lists.rejected },
    wantsDeletion && !isDeleted && { text: 'Wants the account deleted', list: lists.requests },
    report !== undefined && report.totalReports > 0 && { text: reportText(report), list: lists.reports },
    blockers > 0 && { text: `Blocked by ${blockers === 1 ? '1 member' : `${blockers} members`}`, list: lists.blocks },
  ].filter((warning) => warning !== false);
}

function reportText(member: ReportedMember) {
  const { totalReports } = member;
  const times = totalReports === 1 ? 'once' : `${totalReports} times`;
  const reason = displayText(newestReport(member)?.reason ?? '');
  return `Reported ${times}${reason === '' ? '' : `${totalReports === 1 ? '' : ', last'}: ${reason}`}`;
}
