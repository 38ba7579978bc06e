import { createAction, type Middleware, type WithSlice } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Extension } from '@/shared/appConfig';
import { selectHasUnsentWork, type unsentWorkSlice } from '@/shared/unsentWork';
import type { ApiError } from './apiError';
import type { Outcome } from './envelope';
import type { HttpRequest } from './transport';

export type SessionOptions = {
  /** Where the contract wants the token a second time, as `access_token`. It is in no cache key and no action. */
  accessTokenIn?: 'query' | 'body';
  /** Sent without the session token: sign-in, forgot password. */
  anonymous?: true;
  /** Sent instead of the session token: a password reset code, or the token of the session being signed out. */
  credential?: string;
  /** Beyond the contract: sent only where config.js names the extension, and its 401 does not end the session. */
  extension?: Extension;
};

type CallInSession = HttpRequest & SessionOptions;

type SessionState = WithSlice<typeof unsentWorkSlice> & { auth: { token: string | null; isInterrupted: boolean } };

type Renewal = { untilRenewed: () => Promise<void> };

/** The server rejected the token. Dispatched once per session, however many calls got a 401. */
export const sessionRefused = createAction('session/refused');

/** The session has ended with unsent work: the screen stays, and the administrator signs in again in place. */
export const sessionInterrupted = createAction('session/interrupted');

/** Holds calls back while the session is interrupted; `extra` is the store's thunk argument. */
export function createRenewal(): { middleware: Middleware<object, SessionState>; extra: Renewal } {
  let renewed = Promise.resolve();
  let finish = () => {};
  const middleware: Middleware<object, SessionState> = (store) => (next) => (action) => {
    const { isInterrupted: wasInterrupted } = store.getState().auth;
    const result = next(action);
    const { isInterrupted } = store.getState().auth;
    if (isInterrupted && !wasInterrupted) renewed = new Promise((resolve) => void (finish = resolve));
    if (!isInterrupted) finish();
    return result;
  };
  return { middleware, extra: { untilRenewed: () => renewed } };
}

/** Adds the token, and ends the session on a 401. Without a token nothing is sent, since mounted screens may refetch. */
export async function callInSession(
  request: CallInSession,
  api: Pick<BaseQueryApi, 'type' | 'signal' | 'extra' | 'getState' | 'dispatch'>,
  call: (request: HttpRequest) => Promise<Outcome>,
): Promise<Outcome> {
  const { anonymous, credential } = request;
  if (anonymous || credential !== undefined) return call(withToken(request, credential));

  const { untilRenewed } = api.extra as Renewal; // set in app/store.ts
  const state = () => api.getState() as SessionState; // RTK types the state as unknown
  const session = () => state().auth;
  await untilRenewed();
  const { token } = session();
  if (token === null) return { error: endedError };

  const outcome = await call(withToken(request, token));
  if (!('error' in outcome) || outcome.error.code !== 401 || request.extension) return outcome;
  if (session().token === token && !session().isInterrupted) {
    api.dispatch(selectHasUnsentWork(state()) ? sessionInterrupted() : sessionRefused());
  }
  await untilRenewed();
  const { token: renewed } = session();
  if (renewed === null || renewed === token || api.signal.aborted) return { error: endedError };
  // A query is repeated with the new token; a mutation is left to the administrator.
  return api.type === 'query' ? callInSession(request, api, call) : { error: notSentError };
}

function withToken({ accessTokenIn, params, body, ...request }: CallInSession, token: string | undefined): HttpRequest {
  const inQuery = accessTokenIn === 'query' && { access_token: token ?? '' };
  const inBody = accessTokenIn === 'body' && { access_token: token };
  return {
    ...request,
    headers: token === undefined ? {} : { 'x-access-token': token },
    params: { ...params, ...inQuery },
    body: inBody && !(body instanceof FormData) ? { ...body, ...inBody } : body,
  };
}

const endedError: ApiError = { kind: 'ended', code: 401, message: 'Your session has ended. Please sign in again.' };

const notSentError: ApiError = {
  kind: 'refused',
  code: 401,
  message: 'The session had ended, so this was not done. Please send it again.',
};
