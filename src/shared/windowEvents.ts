import { createAction } from '@reduxjs/toolkit';

// What app/AdminConsole.tsx hears from the browser; listeners of the features follow.

/** Another tab wrote this key of the local storage; null if it cleared all. */
export const storageChanged = createAction<string | null>('window/storageChanged');

/** The window is looked at again: timers slept with the machine. */
export const windowFocused = createAction('window/focused');

/** The page came back from the back/forward cache, where no storage events reach it. */
export const pageRestored = createAction('window/pageRestored');

export const wentOffline = createAction('window/wentOffline');
export const wentOnline = createAction('window/wentOnline');
