import { apiBase } from './appConfig';
import { attempt } from '@/shared/format/attempt';
import { offlineText, type ApiError } from './apiError';

export type HttpRequest = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Record<string, string | number | readonly string[]>;
  headers?: Record<string, string>;
  body?: FormData | Record<string, unknown>;
};

/** `body` is null where it is empty, undefined where it is no JSON; `text` is what came then. */
type HttpReply = { status: number; headers: Headers; body: unknown; text?: string };

/** ms until a reply begins, and for its body, which may be of many megabytes. */
const replyTimeout = 15_000;
const bodyTimeout = 120_000;

/** Bytes per second assumed for uploads; fetch reports no upload progress, so the timeout grows with the files. */
const uploadRate = 20_000;

export async function send(request: HttpRequest, signal: AbortSignal): Promise<HttpReply | { error: ApiError }> {
  const limit = new AbortController();
  const giveUp = () => limit.abort();
  let timer = setTimeout(giveUp, replyTimeout + uploadTime(request.body));
  let hasReply = false;
  try {
    const init = { ...initOf(request), signal: AbortSignal.any([signal, limit.signal]) };
    const response = await fetch(urlOf(request), { ...init, cache: 'no-store' });
    const { status, headers } = response;
    hasReply = true;
    clearTimeout(timer);
    timer = setTimeout(giveUp, bodyTimeout);
    const text = await (isLong(headers) ? await response.blob() : response).text();
    const body = parse(text);
    return body === undefined ? { status, headers, body, text } : { status, headers, body };
  } catch {
    const isTimeout = limit.signal.aborted;
    // fetch does not tell a refused connection from one that broke after the request had left.
    const sent = (isTimeout || hasReply || navigator.onLine) && { mayBeSaved: true as const };
    return { error: { kind: 'unreachable', message: unreachableText(isTimeout), ...sent } };
  } finally {
    clearTimeout(timer);
  }
}

/** Long bodies are read as a Blob, beside the page's own work; short ones arrive sooner without. */
const isLong = (headers: Headers) => Number(headers.get('content-length')) > 200_000;

function urlOf({ url, params = {} }: HttpRequest) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const search = query.toString();
  return `${apiBase()}${url}${search && `?${search}`}`;
}

function initOf({ method = 'GET', headers: given, body }: HttpRequest) {
  const headers = new Headers({ accept: 'application/json', ...given });
  if (body === undefined || body instanceof FormData) return { method, headers, body };
  headers.set('content-type', 'application/json');
  return { method, headers, body: JSON.stringify(body) };
}

function uploadTime(body: HttpRequest['body']) {
  if (!(body instanceof FormData)) return 0;
  const files = [...body.values()].filter((part) => part instanceof File);
  return files.reduce((bytes, { size }) => bytes + size, 0) / (uploadRate / 1000);
}

const parse = (text: string): unknown => (text.trim() === '' ? null : attempt(() => JSON.parse(text)));

function unreachableText(isTimeout: boolean) {
  if (isTimeout) return 'The server did not answer in time. Please try again.';
  if (!navigator.onLine) return offlineText;
  return 'The server cannot be reached. Please check the connection and try again.';
}

export type EnvelopeOptions = {
  /** The field with the server's sentence, 'message' by default; the other one is the fallback. */
  messageField?: 'message' | 'responseMessage';
  /** The only code that counts as success, as HTTP status or `responseCode`; 200 to 299 by default. */
  successCode?: number;
  /** The contract reads nothing but the status or code: plain words as the reply are a success too, a web page is not. */
  statusOnly?: true;
  /** A mutation whose reply has more than texts and numbers; its schema says what is kept. */
  isNested?: true;
};

export type Outcome = { data: unknown } | { error: ApiError };

const unreadableText = 'The server sent an answer that this console cannot read.';

export const unreadableError: ApiError = { kind: 'unreadable', message: unreadableText };

export function openEnvelope({ status, headers, text, ...reply }: HttpReply, options: EnvelopeOptions): Outcome {
  const start = text?.trimStart()[0];
  const isMarkup = start === '<';
  // Half a JSON text may have held a refusal.
  const isPlain = start !== undefined && !'<{['.includes(start);
  const body = options.statusOnly && isSuccess(status) && isPlain ? null : reply.body;
  const retryAfter = secondsUntil(headers.get('retry-after') ?? '') || undefined;
  // Words labelled as HTML are the API's own, and a 401 ends the session whatever its body is.
  if (isMarkup && status !== 401 && headers.get('content-type')?.includes('text/html')) {
    return { error: { kind: 'unreachable', code: status, message: proxyPageText(status), retryAfter } };
  }
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}; // an object's fields are unknown until read
  const code = isSuccess(status) ? (responseCodeIn(fields) ?? status) : status;
  const { successCode = code } = options;
  if (!isSuccess(code) || (code !== successCode && status !== successCode)) {
    const message = sentenceIn(fields, options) ?? sentenceFor(code, retryAfter);
    const { needs, second_factor: asked } = fields;
    const secondFactor = typeof asked === 'object' && asked !== null ? asked : undefined;
    if (code === 401 && secondFactor) return { error: { kind: 'challenged', code, message, secondFactor } };
    const ended = code === 401 && fields.ended === 'idle' ? fields.ended : undefined;
    const isLack = code === 403 && (needs === 'enrolment' || needs === 'factor');
    return { error: { kind: 'refused', code, message, retryAfter, ended, ...(isLack && { needs, secondFactor }) } };
  }
  return body === undefined ? { error: { kind: 'unreadable', code, message: unreadableText } } : { data: body };
}

/** Of Retry-After: seconds, or a date. */
const secondsUntil = (header: string) =>
  Number.isNaN(Number(header)) ? (Date.parse(header) - Date.now()) / 1000 : Number(header);

const isSuccess = (code: number) => code >= 200 && code < 300;

const proxyPageText = (status: number) =>
  `The server cannot be reached: a web page (${status}) came in place of its answer. Please try again later.`;

function responseCodeIn({ responseCode }: Record<string, unknown>): number | undefined {
  const isNumeric = typeof responseCode === 'string' && /^\s*\d+\s*$/.test(responseCode);
  const code = isNumeric ? Number(responseCode) : responseCode;
  return typeof code === 'number' && Number.isSafeInteger(code) ? code : undefined;
}

function sentenceIn(fields: Record<string, unknown>, { messageField = 'message' }: EnvelopeOptions) {
  for (const sentence of [fields[messageField], fields.message, fields.responseMessage]) {
    if (typeof sentence === 'string' && sentence.trim() !== '') return sentence.trim().slice(0, 300);
  }
  return undefined;
}

function sentenceFor(code: number, retryAfter = 0) {
  if (code === 401) return 'The server did not accept the sign-in.';
  if (code === 403) return 'The server does not allow this.';
  if (code === 404) return 'The server does not know this.';
  if (code === 429) return `The server asks for a pause. Please try again in ${pauseText(retryAfter)}.`;
  return `The server could not do this (${code}). Please try again.`;
}

function pauseText(seconds: number) {
  if (seconds < 2) return 'a moment';
  if (seconds < 120) return `${Math.ceil(seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Screens use only texts and numbers of a mutation's reply; nested values are dropped, since deep ones can overflow the stack. */
export function plainFieldsOf(body: unknown) {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'object'));
}
