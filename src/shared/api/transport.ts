import { apiBase } from '@/shared/appConfig';
import { attempt } from '@/shared/attempt';
import { offlineText, type ApiError } from './apiError';

export type HttpRequest = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  params?: Record<string, string | number | readonly string[]>;
  headers?: Record<string, string>;
  body?: FormData | Record<string, unknown>;
  /** A reply of many megabytes, which may take longer than the idle timeout as long as it comes. */
  isLong?: true;
};

/** `body` is null where it is empty, undefined where it is no JSON. */
export type HttpReply = { status: number; headers: Headers; body: unknown };

/** ms without a byte from the server. */
const idleTimeout = 15_000;

/** Bytes per second assumed for uploads; fetch reports no upload progress, so the timeout grows with the files. */
const uploadRate = 20_000;

/** `timeLeft` (ms) shortens the idle timeout where less than that remains for the call. */
export async function send(
  request: HttpRequest,
  signal: AbortSignal,
  timeLeft = idleTimeout,
): Promise<HttpReply | { error: ApiError }> {
  let hasAnswer = false;
  const idle = new AbortController();
  const giveUp = () => idle.abort();
  let timer = setTimeout(giveUp, Math.min(idleTimeout, timeLeft) + uploadTime(request.body));
  const onChunk = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, idleTimeout);
  };
  try {
    const init = { ...initOf(request), signal: AbortSignal.any([signal, idle.signal]) };
    const response = await fetch(urlOf(request), { ...init, cache: 'no-store' });
    const { status, headers } = response;
    hasAnswer = true;
    const text = request.isLong && response.body ? textOf(response.body, onChunk) : response.text();
    return { status, headers, body: parse(await text) };
  } catch {
    const isTimeout = idle.signal.aborted;
    const lost = (isTimeout || hasAnswer) && { isLost: true as const };
    return { error: { kind: 'unreachable', message: unreachableText(isTimeout), ...lost } };
  } finally {
    clearTimeout(timer);
  }
}

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

/** Only silence ends it. Chromium calls a good half of the short replies cancelled that are read so. */
async function textOf(body: ReadableStream<Uint8Array>, onChunk: () => void) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    onChunk();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

const parse = (text: string): unknown => (text.trim() === '' ? null : attempt(() => JSON.parse(text)));

function unreachableText(isTimeout: boolean) {
  if (isTimeout) return 'The server did not answer in time. Please try again.';
  if (!navigator.onLine) return offlineText;
  return 'The server cannot be reached. Please check the connection and try again.';
}
