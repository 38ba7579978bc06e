import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { Extension } from './appConfig';
import type { RootState } from '@/shared/hooks/store';
import { ask } from './ask';
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

/** Adds the token, and ends the session on a 401. Without a token nothing is sent, since mounted screens may refetch. */
export async function callInSession(
  request: CallInSession,
  api: Pick<BaseQueryApi, 'getState' | 'dispatch'>,
  call: (request: HttpRequest) => Promise<Outcome>,
): Promise<Outcome> {
  const { anonymous, credential } = request;
  if (anonymous || credential !== undefined) return call(withToken(request, credential));

  const tokenNow = () => (api.getState() as RootState).auth.token; // RTK types the state as unknown
  const token = tokenNow();
  if (token === null) return { error: endedError };
  const outcome = await call(withToken(request, token));
  const { needs, secondFactor } = 'error' in outcome && tokenNow() === token ? outcome.error : {};
  if (needs === 'enrolment') api.dispatch(enrolmentNeeded());
  if (needs === 'factor' && secondFactor) {
    const answer = await ask(api.dispatch, confirmationNeeded(secondFactor), confirmationAnswer);
    if (answer.payload === true) return callInSession(request, api, call);
  }
  if (!('error' in outcome) || outcome.error.code !== 401 || request.extension) return outcome;
  // A call of an earlier session does not end the next one.
  if (tokenNow() === token) api.dispatch(sessionEnded(outcome.error.ended ?? 'refused'));
  return { error: endedError };
}

const confirmationAnswer = { match: isAnyOf(confirmationEnded, sessionEnded) };

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

const endedError: ApiError = {
  kind: 'ended',
  code: 401,
  message: 'Your session ended before this was saved. Please try again.',
};
