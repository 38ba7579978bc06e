import { createAction } from '@reduxjs/toolkit';

export const storageChanged = createAction<string | null>('window/storageChanged');

export const windowFocused = createAction('window/focused');

/** The page came back from the back/forward cache, where no storage events reach it. */
export const pageRestored = createAction('window/pageRestored');

export const wentOffline = createAction('window/wentOffline');
export const wentOnline = createAction('window/wentOnline');
