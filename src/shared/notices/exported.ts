import { createAction } from '@reduxjs/toolkit';

/** With the sentence that is said about it. */
export const listExported = createAction<string>('listExported');
export const exportFailed = createAction<string>('exportFailed');
