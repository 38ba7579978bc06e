import { failureText, isRefused } from '@/shared/api/apiError';
import { hasExtension } from '@/shared/api/appConfig';
import type { AppThunk } from '@/shared/hooks/store';
import { doneHere, notDone } from '@/shared/notices/noticesFor';
import { saveFile } from './csv';
import { exportsApi } from '@/shared/api/exportsApi';

type ListFile = { name: string; content: string | Blob; list: string; rows: number; sentence: string };

export const saveList =
  ({ name, content, list, rows, sentence }: ListFile): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (hasExtension('journal')) {
      const { error } = await dispatch(exportsApi.endpoints.noteExport.initiate({ list, rows }, { track: false }));
      // The rows are here already: a file is refused by the server alone, and not by a bad line.
      if (isRefused(error)) return void dispatch(notDone(`Not exported: ${failureText(error)}`));
    }
    saveFile(name, content);
    dispatch(doneHere({ sentence }));
  };
