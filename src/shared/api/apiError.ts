/**
 * Every way in which a call can fail.
 * `refused`: the server answered and said no; `code` is its `responseCode`, or the HTTP status.
 * `ended`: there is no session, or the server no longer accepts its token; one notice says so for all calls.
 * `unreachable`: the API did not answer (offline, cut off, timed out, or a proxy's page came, whose HTTP status is `code`).
 * `unreadable`: the answer does not follow the contract.
 * `isLost`: it was sent, and no answer came that could be read; a write may have been done all the same.
 * `failedAt`: when it failed, in milliseconds.
 * `isRepeated`: the same query failed a moment ago; this is that failure, and nothing was sent.
 */
export type ApiError = {
  kind: 'refused' | 'ended' | 'unreachable' | 'unreadable';
  code?: number;
  message: string;
  isLost?: true;
  failedAt?: number;
  isRepeated?: true;
};

/** A chunk of the console could not be loaded: the connection was lost, or a new version was deployed and the chunk is gone. */
export const codeMissing: ApiError = {
  kind: 'unreachable',
  message: 'A part of this console could not be loaded. If trying again does not help, please reload the page.',
};

export const offlineText = 'You are offline. Please try again when the connection is back.';

export const lostText = 'No answer; it may have been saved. Please look before you try again.';

/** The sentence under a button that did not do what it says; `prefix` where it is sure that nothing was done. */
export const outcomeText = (error: unknown, prefix: string) =>
  isApiError(error) && error.isLost ? lostText : `${prefix}: ${failureText(error)}`;

export function failureText(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong in this console. Please try again.';
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}
