import { createAction } from '@reduxjs/toolkit';

/** `renewing`: left to sign in again. `refused`: the server rejected the token. `elsewhere`: another tab ended or replaced it. */
export type SessionEnd =
  'signed out' | 'signed out elsewhere' | 'renewing' | 'expired' | 'refused' | 'idle' | 'elsewhere';

/** Dispatched once per session, however many calls got a 401. Slices that hold what one administrator saw reset themselves. */
export const sessionEnded = createAction<SessionEnd>('session/ended');

/** Dispatched when a call was refused because the account has no second factor. */
export const enrolmentNeeded = createAction('session/enrolmentNeeded');
export const factorAdded = createAction('session/factorAdded');

/** Dispatched with what the server asks for before it does what a call has asked, and with whether it was given. */
export const confirmationNeeded = createAction<object>('session/confirmationNeeded');
export const confirmationEnded = createAction<boolean>('session/confirmationEnded');
