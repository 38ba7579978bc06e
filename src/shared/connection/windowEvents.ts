import { createAction } from '@reduxjs/toolkit';

export const storageChanged = createAction('window/storageChanged', (key: string | null, value?: string | null) => ({
  payload: key,
  meta: { value },
}));

export const windowFocused = createAction('window/focused');

/** The page came back from the back/forward cache, where no storage events reach it. */
export const pageRestored = createAction('window/pageRestored');
