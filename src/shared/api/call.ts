import { isAsyncThunkAction, type UnknownAction } from '@reduxjs/toolkit';

type Call = {
  endpointName: string;
  originalArgs: never;
  queryCacheKey?: string;
  subscribe?: boolean;
  forceRefetch?: unknown;
};

/** What RTK Query dispatches of a call; `payload` is its reply or an `ApiError`, and missing where it was joined or aborted. */
export type CallAction = UnknownAction & {
  payload: unknown;
  meta: { arg: Call; requestStatus: 'pending' | 'fulfilled' | 'rejected' };
};

export function isCall(action: UnknownAction): action is CallAction {
  const arg: unknown = isAsyncThunkAction(action) ? action.meta.arg : undefined;
  return typeof arg === 'object' && arg !== null && 'endpointName' in arg;
}

/** Part of a call's argument: a failure raises no toast, since the caller shows it or nobody waits for the reply. */
export type Silent = { silent?: true };

/** Refetches by RTK (a poll, a write) are silent too: the list itself shows the failure. */
export const isSilent = (call: Pick<Call, 'subscribe' | 'forceRefetch'> & { originalArgs: unknown }) =>
  (Object(call.originalArgs) as Silent).silent === true || // an argument of any kind
  (call.subscribe === false && call.forceRefetch === true);
