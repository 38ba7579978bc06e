import type { ReportedMember } from '../reports/reportedMember';

/** One answer serves all the members of a session. */
export const once = { refetchOnMountOrArgChange: false };

/** The parts of the story that the chips beside the name lead to. */
export const storyAnchors = { deletion: 'story-deletion', reports: 'story-reports', blockedBy: 'story-blocked-by' };

export const reportsWord = ({ totalReports }: ReportedMember) =>
  totalReports === 1 ? '1 report' : `${totalReports} reports`;
