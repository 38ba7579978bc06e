import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { panchangaApi } from './panchangaApi';

export const panchangaNotices: NoticesFor<typeof panchangaApi> = {
  listPanchanga: {},
  addPanchanga: { success: 'Panchanga added successfully' },
  updatePanchanga: { success: 'Panchanga updated successfully' },
  deletePanchanga: { success: 'Panchanga deleted successfully...' },
};

export const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const sentenceOfFill = (added: number) => (added === 0 ? '' : `${daysOf(added)} added`);
