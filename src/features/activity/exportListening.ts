import { hasExtension } from '@/shared/api/appConfig';
import type { StartListening } from '@/shared/hooks/store';
import { listExported } from '@/shared/notices/noticesFor';

/** The journal is told of each file. The file is there already, so nobody is told if that fails. */
export const startExportListening = (startListening: StartListening) =>
  startListening({
    actionCreator: listExported,
    effect: async ({ payload: { list, rows } }, { dispatch }) => {
      if (!hasExtension('journal')) return;
      const loaded = await import('./activityApi').catch(() => undefined);
      if (loaded) await dispatch(loaded.activityApi.endpoints.noteExport.initiate({ list, rows }));
    },
  });
