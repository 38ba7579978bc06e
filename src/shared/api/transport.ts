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
export type HttpReply = { status: number; headers: Headers; body: unknown; text?: string };

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

/** Collected by the browser while the page does other work; a short one is there sooner without. */
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
