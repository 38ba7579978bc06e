import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { panchangaApi } from './panchangaApi';

export const panchangaNotices: NoticesFor<typeof panchangaApi> = {
  listPanchanga: {},
  addPanchanga: { success: 'Panchanga added successfully' },
  updatePanchanga: { success: 'Panchanga updated successfully' },
  deletePanchanga: { success: 'Panchanga deleted successfully...' },
};
