import type { exportsApi } from '@/shared/api/exportsApi';
import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { activityApi } from './activityApi';

export const activityNotices: NoticesFor<typeof activityApi & typeof exportsApi> = {
  listActivity: { failure: 'in place' },
  noteExport: { failure: 'in place' },
};
