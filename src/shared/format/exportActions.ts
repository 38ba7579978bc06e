import { createAction } from '@reduxjs/toolkit';

/** Answered by `exportNoted`, with why there may be no file, or nothing. */
export const exportAsked = createAction<{ list: string; rows: number }>('exportAsked');
export const exportNoted = createAction<string>('exportNoted');
