import { createAction } from '@reduxjs/toolkit';

export const storageChanged = createAction('window/storageChanged', (key: string | null, value?: string | null) => ({
  payload: key,
  meta: { value },
}));

export const windowFocused = createAction('window/focused');
