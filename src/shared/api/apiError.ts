/**
 * Every way in which a call can fail.
 * `refused`: the server answered and said no; `code` is its `responseCode`, or the HTTP status.
 * `ended`: the server no longer accepts the session's token; the console says so once, wherever it was noticed.
 * `unreachable`: no answer came (offline, cut off, silent for too long).
 * `unreadable`: an answer came that keeps to no contract.
 * `isRepeated`: the same call failed a moment ago and was told already; it was not sent again.
 */
export type ApiError = {
  kind: 'refused' | 'ended' | 'unreachable' | 'unreadable';
  code?: number;
  message: string;
  isRepeated?: true;
};

/** A part of the console itself did not arrive: the line was down, or the console was updated and the part is no longer there. */
export const codeMissing: ApiError = {
  kind: 'unreachable',
  message: 'A part of this console could not be loaded. If trying again does not help, please reload the page.',
};

/** The sentence for the place where a call failed, whatever was thrown or returned. */
export function failureText(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong in this console. Please try again.';
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;
}
