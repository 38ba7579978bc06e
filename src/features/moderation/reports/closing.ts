import { usePreferences } from '@/shared/preferences/preferences';
import { closingKey, type ReportedMember } from '../moderationRows';

/** Behind the key stands when it was closed, in ms. */
export const keyOf = (closing: string) => closing.replace(/\t.*/, '');

/** Whether the reports about a member need no action; where the server does not keep that, this browser does. */
export function useIsClosed() {
  const { closedReports } = usePreferences();
  const closedHere = new Set(closedReports.map(keyOf));
  return (member: ReportedMember) => member.closedAt !== null || closedHere.has(closingKey(member));
}
