import { createAction } from '@reduxjs/toolkit';

export const listExported = createAction<string>('listExported');
export const exportFailed = createAction<string>('exportFailed');
