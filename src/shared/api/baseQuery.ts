import { createAction } from '@reduxjs/toolkit';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { apiBase } from '@/shared/appConfig';
import { hasUnsentWork } from '@/shared/unsentWork';
import type { ApiError } from './apiError';

export type ApiRequest = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A list repeats its key: `status=approved&status=blocked`. */
  params?: Record<string, string | number | readonly string[]>;
  body?: FormData | Record<string, unknown>;
  /** Where the contract wants the token a second time, as `access_token`. It is added here, so no cache key or action holds it. */
  tokenAlsoIn?: 'query' | 'body';
  /** Sent in the place of the token, for this call only: the e-mailed code of a password reset, the token of a session that is left. */
  credential?: string;
  /** Asked by somebody who has no session yet, or no longer: the token stays at home. */
  isForStrangers?: true;
  /**
   * Reads the body of a successful answer bit by bit, where it may be too large to be one text. It answers what the JSON holds,
   * as far as anybody wants it, or undefined where it is no JSON. Another attempt begins it anew.
   */
  readBody?: (chunks: AsyncIterable<Uint8Array<ArrayBuffer>>) => Promise<unknown>;
};

/** What the edge reads of the store: the session's token, wherever the app keeps its other facts. */
type SessionState = { auth: { token: string | null; isInterrupted: boolean } };

/** The server no longer knows the session's token. Sent once a session, however many calls were refused. */
export const sessionRefused = createAction('session/refused');

/** The same, or its time is over, while work is on the screen: the screen stays, and the administrator signs in again in place. */
export const sessionInterrupted = createAction('session/interrupted');

const silenceLimit = 15_000;
/** Nothing is heard of an upload until its last byte has left: so many bytes in a second leave over a slow line. */
const slowestUpload = 20_000;
const retryPauses = [400, 1200];
const longestPause = 8_000;
/** All attempts of a call together: whoever waits for longer than this hears that there is no answer. */
const patience = 18_000;
/** Another attempt is made only where it has as long as this. */
const shortestTry = 2_000;
const passingFailures = [429, 502, 503, 504];

type Answer = { data: unknown } | { error: ApiError; retryAfter?: number };

type Edge = BaseQueryFn<ApiRequest, unknown, ApiError>;

/** The edge of the console: one place adds the token, opens the envelope and gives every failure one shape. */
export const baseQuery: Edge = async (request, api, options) => {
  const repeated = failedJustNow(api);
  if (repeated) return { error: { ...repeated, isRepeated: true } };
  const answer = await ask(request, api, options);
  if (answer.error) noteFailure(api, answer.error);
  return answer;
};

const ask: Edge = async (request, api, options) => {
  if (!request.isForStrangers) await untilRenewed(api);
  const { token } = sessionOf(api);
  const url = addressOf(request, token);
  const init = initOf(request, token);
  const end = performance.now() + patience;

  for (let attempt = 0; ; attempt += 1) {
    const limit = Math.min(silenceLimit, end - performance.now()) + uploadTime(request.body);
    const answer = await send(url, init, api.signal, request.readBody, limit);
    if ('data' in answer) return api.type === 'mutation' ? { data: plainFieldsOf(answer.data) } : answer;
    const pause = pauseBeforeRetry(api, answer, attempt);
    if (pause === undefined || performance.now() + pause + shortestTry > end) {
      const isKnown = token !== null && !request.credential && !request.isForStrangers;
      if (answer.error.code !== 401 || !isKnown) return { error: answer.error };
      if (!(await isRenewed(api, token))) return { error: { ...answer.error, kind: 'ended' } };
      // Reading again does no harm; whether to write again is for the administrator to say.
      if (api.type === 'query') return ask(request, api, options);
      return { error: { kind: 'refused', code: 401, message: notSentText } };
    }
    await wait(pause, api.signal);
  }
};

type Failure = { error: ApiError; at: number };

/** Milliseconds. */
const justNow = 2_000;
const failures = new WeakMap<BaseQueryApi['dispatch'], Map<string, Failure>>();

/**
 * The first calls of a screen set out beside its code. When one has failed by the time the screen is there, the screen does not
 * ask the same again: its Retry does.
 */
function failedJustNow({ dispatch, queryCacheKey, forced }: BaseQueryApi): ApiError | undefined {
  const failure = forced || queryCacheKey === undefined ? undefined : failures.get(dispatch)?.get(queryCacheKey);
  return failure && Math.abs(Date.now() - failure.at) < justNow ? failure.error : undefined;
}

function noteFailure({ dispatch, queryCacheKey, signal }: BaseQueryApi, error: ApiError) {
  if (queryCacheKey === undefined || signal.aborted || error.kind === 'ended') return;
  const known = failures.get(dispatch) ?? new Map<string, Failure>();
  // Only the latest failures matter, so the list of them stays short.
  for (const [key, { at }] of known) if (Math.abs(Date.now() - at) >= justNow) known.delete(key);
  failures.set(dispatch, known.set(queryCacheKey, { error, at: Date.now() }));
}

function addressOf({ url, params, tokenAlsoIn }: ApiRequest, token: string | null) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  if (tokenAlsoIn === 'query') query.set('access_token', token ?? '');
  const search = query.toString();
  return `${apiBase()}${url}${search && `?${search}`}`;
}

function initOf(request: ApiRequest, token: string | null): RequestInit {
  const { method = 'GET', body, tokenAlsoIn, credential, isForStrangers } = request;
  const headers = new Headers({ accept: 'application/json' });
  const sent = credential ?? (isForStrangers ? null : token);
  if (sent) headers.set('x-access-token', sent);
  if (body === undefined || body instanceof FormData) return { method, headers, body };
  headers.set('content-type', 'application/json');
  return { method, headers, body: JSON.stringify(tokenAlsoIn === 'body' ? { ...body, access_token: token } : body) };
}

/** Milliseconds that the files of a call may need to leave. */
function uploadTime(body: ApiRequest['body']) {
  if (!(body instanceof FormData)) return 0;
  const files = [...body.values()].filter((part) => part instanceof File);
  return files.reduce((bytes, { size }) => bytes + size, 0) / (slowestUpload / 1000);
}

async function send(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
  readBody: ApiRequest['readBody'],
  limit: number,
): Promise<Answer> {
  const silence = new AbortController();
  const stop = () => silence.abort();
  let timer = setTimeout(stop, limit);
  const hear = (isOver: boolean) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(stop, silenceLimit);
  };
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(url, { ...init, signal: silence.signal, credentials: 'omit', cache: 'no-store' });
    if (!readBody || !response.ok || !response.body) return answerOf(response, parsed(await response.text()));
    return answerOf(response, await readBody(chunksOf(response.body, hear)));
  } catch {
    return { error: { kind: 'unreachable', message: unreachableText(silence.signal.aborted && !signal.aborted) } };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** A long body may take its time, as long as something is heard. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, hear: (isOver: boolean) => void) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    hear(done);
    if (done) return;
    yield value;
  }
}

function unreachableText(silent: boolean) {
  if (silent) return 'The server did not answer in time. Please try again.';
  if (!navigator.onLine) return 'You are offline. Please try again when the connection is back.';
  return 'The server cannot be reached. Please check the connection and try again.';
}

/** Opens the envelope, undefined being a body that is no JSON: success is an HTTP 2xx whose body carries no `responseCode`, or one from 200 to 299. */
function answerOf(response: Response, body: unknown): Answer {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}; // an object's fields are unknown until read
  const said = Number.isSafeInteger(fields.responseCode) ? Number(fields.responseCode) : response.status;
  const code = response.ok ? said : response.status;
  if (code >= 200 && code < 300) {
    if (body === undefined) return { error: { kind: 'unreadable', code, message: unreadableText } };
    return { data: body };
  }
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return { error: { kind: 'refused', code, message: sentenceIn(fields) ?? sentenceFor(code) }, retryAfter };
}

/** Of the answer to a writing call nothing but words and figures is of use: what lies deeper, however deep, goes no further. */
function plainFieldsOf(body: unknown) {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'object'));
}

export const unreadableText = 'The server sent an answer that this console cannot read.';

/** What a text holds, null for an empty one; undefined where it is no JSON. */
function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function sentenceIn(fields: Record<string, unknown>): string | undefined {
  for (const sentence of [fields.message, fields.responseMessage]) {
    if (typeof sentence === 'string' && sentence.trim() !== '') return sentence.trim().slice(0, 300);
  }
  return undefined;
}

function sentenceFor(code: number) {
  if (code === 401) return 'The server did not accept the sign-in.';
  if (code === 403) return 'The server does not allow this.';
  if (code === 404) return 'The server does not know this.';
  if (code === 429) return 'The server asks for a pause. Please try again in a moment.';
  return `The server could not do this (${code}). Please try again.`;
}

/** Milliseconds until the next attempt, or undefined when there is none: writes are never repeated by the program. */
function pauseBeforeRetry(api: BaseQueryApi, answer: { error: ApiError; retryAfter?: number }, attempt: number) {
  const usual = retryPauses[attempt];
  const { kind, code } = answer.error;
  const passing = kind === 'unreachable' || (kind === 'refused' && passingFailures.includes(code ?? 0));
  if (api.type !== 'query' || usual === undefined || !passing || api.signal.aborted) return undefined;
  const asked = (answer.retryAfter ?? Number.NaN) * 1000;
  if (Number.isNaN(asked)) return usual;
  return asked <= longestPause ? Math.max(asked, usual) : undefined;
}

function wait(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, milliseconds);
    signal.addEventListener('abort', stop);
  });
}

const notSentText = 'The session had ended, so this was not done. Please send it again.';

/** Ends a session that the server refused, or has it renewed where work is on the screen; answers whether there is a new one. */
async function isRenewed(api: BaseQueryApi, refusedToken: string) {
  const { token, isInterrupted } = sessionOf(api);
  if (token === refusedToken && !isInterrupted) {
    api.dispatch(hasUnsentWork() ? sessionInterrupted() : sessionRefused());
  }
  await untilRenewed(api);
  const renewed = sessionOf(api).token;
  return renewed !== null && renewed !== refusedToken && !api.signal.aborted;
}

/** Nothing is sent while the administrator signs in again. */
async function untilRenewed(api: BaseQueryApi) {
  while (sessionOf(api).isInterrupted && !api.signal.aborted) await wait(250, api.signal);
}

const sessionOf = (api: BaseQueryApi) => (api.getState() as SessionState).auth; // RTK types the state as unknown; SessionState is all we read
