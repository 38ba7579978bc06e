import { hasExtension } from '@/shared/api/appConfig';
import { ask } from '@/shared/api/ask';
import type { AppThunk } from '@/shared/hooks/store';
import { doneHere, notDone } from '@/shared/notices/noticesFor';
import { saveFile } from './csv';
import { exportAsked, exportNoted } from './exportActions';

type ListFile = { name: string; content: string | Blob; list: string; rows: number; sentence: string };

export const saveList =
  ({ name, content, list, rows, sentence }: ListFile): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const refusal = hasExtension('journal') ? await ask(dispatch, exportAsked({ list, rows }), exportNoted) : undefined;
    if (refusal?.payload) return void dispatch(notDone(`Not exported: ${refusal.payload}`));
    saveFile(name, content);
    dispatch(doneHere({ sentence }));
  };
