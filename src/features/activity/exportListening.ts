import { failureText, isRefused } from '@/shared/api/apiError';
import { exportAsked, exportNoted } from '@/shared/format/exportActions';
import type { StartListening } from '@/shared/hooks/store';

/** The rows are here already: a file is refused by the server alone, and not by a bad line. */
export const startExportListening = (startListening: StartListening) =>
  startListening({
    actionCreator: exportAsked,
    effect: async ({ payload }, { dispatch }) => {
      const loaded = await import('./activityApi').catch(() => undefined);
      const outcome = await (loaded && dispatch(loaded.activityApi.endpoints.noteExport.initiate(payload)));
      dispatch(exportNoted(isRefused(outcome?.error) ? failureText(outcome?.error) : ''));
    },
  });
