/**
 * `refused`: the server answered with a failure; `code` is its `responseCode`, or the HTTP status.
 * `ended`: there is no session, or the server rejected its token; one notice covers all calls.
 * `challenged`: the password is right, and `secondFactor` says what the server asks for next.
 * `unreachable`: no reply from the API: offline, timed out, or a proxy's page, whose HTTP status is `code`.
 * `unreadable`: the reply does not follow the contract.
 * `mayBeSaved`: it was sent but no readable reply came, so a write may have been done.
 * `needs`: what the account lacks for every call ('enrolment'), or has to give again for this one, as `secondFactor` says ('factor').
 * `ended`: why the server ended the session, where it says so.
 * `retryAfter`: seconds for which the server asks to wait.
 */
export type ApiError = {
  kind: 'refused' | 'ended' | 'challenged' | 'unreachable' | 'unreadable';
  code?: number;
  message: string;
  mayBeSaved?: true;
  retryAfter?: number;
  secondFactor?: object;
  needs?: 'enrolment' | 'factor';
  ended?: 'idle';
};

export const chunkLoadError: ApiError = {
  kind: 'unreachable',
  message: 'A part of this console could not be loaded. If trying again does not help, please reload the page.',
};

export const offlineText = 'You are offline. Please try again when the connection is back.';

export const lostText = 'No answer; it may have been saved. Please look before you try again.';

export const unreadableLostText =
  'The answer could not be read; it may have been saved. Please look before you try again.';

/** `prefix` is used where it is certain that nothing was saved. */
export const outcomeText = (error: unknown, prefix: string) =>
  isApiError(error) && error.mayBeSaved ? error.message : `${prefix}: ${failureText(error)}`;

const gatewayCodes = [502, 503, 504];

/** Nothing came from the API itself: the line is cut, or the server is down or starting. It may well answer in a moment. */
export const isUnanswered = (error: unknown) =>
  isApiError(error) && (error.code === undefined ? error.kind === 'unreachable' : gatewayCodes.includes(error.code));

export function failureText(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong in this console. Please try again.';
}

export const isRefused = (error: unknown) => isApiError(error) && error.kind === 'refused';

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}
