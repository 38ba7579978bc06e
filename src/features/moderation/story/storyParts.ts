import type { ReportedMember } from '../reports/reportedMember';

/** Cached for the session, since all members share the reply. */
export const once = { refetchOnMountOrArgChange: false, refetchOnFocus: false };

export const silently = { silent: true } as const;

/** The targets of the tags beside the name. */
export const storyAnchors = { deletion: 'story-deletion', reports: 'story-reports', blockedBy: 'story-blocked-by' };

export const reportsWord = ({ totalReports }: ReportedMember) =>
  totalReports === 1 ? '1 report' : `${totalReports} reports`;
