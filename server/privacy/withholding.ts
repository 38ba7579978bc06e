import type { Services } from '../services';
import { daysBefore } from '../time';

/** Stands where the name stood: beside matches, reports and payments that are other people's too. */
export const namelessMember = 'Deleted member';

/** Whom the API no longer shows, as if the data were gone already: deleted members, some days after. Commands of the server do. */
export function createWithholding({ now, deletedShownDays }: Pick<Services, 'now' | 'deletedShownDays'>) {
  const shownSince = () => (deletedShownDays === undefined ? '' : daysBefore(now(), deletedShownDays).toISOString());
  return {
    shownSince,
    isWithheld: (deletedAt: string | null) => deletedAt !== null && deletedAt <= shownSince(),
  };
}
