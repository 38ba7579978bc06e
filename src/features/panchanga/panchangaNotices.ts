import type { NoticesFor } from '@/shared/notices/noticesFor';
import type { panchangaApi } from './panchangaApi';

function sentenceOfRun(added: number) {
  if (added === 0) return '';
  return added === 1 ? 'Panchanga added successfully' : `${added} panchanga added successfully`;
}

export const panchangaNotices: NoticesFor<typeof panchangaApi> = {
  listPanchanga: {},
  addPanchanga: { success: 'Panchanga added successfully' },
  updatePanchanga: { success: 'Panchanga updated successfully' },
  deletePanchanga: { success: 'Panchanga deleted successfully...' },
  addInRun: { failure: 'in place' },
  endRun: { success: (_reply, { added }) => sentenceOfRun(added) },
};
