import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { panchangaApi } from './panchangaApi';

export const dayAdded = 'Panchanga added successfully';

export const panchangaNotices: NoticesFor<typeof panchangaApi> = {
  listPanchanga: {},
  addPanchanga: { success: dayAdded },
  updatePanchanga: { success: 'Panchanga updated successfully' },
  deletePanchanga: { success: 'Panchanga deleted successfully...' },
};
