import type { ApiError } from './apiError';
import type { HttpReply } from './transport';

export type EnvelopeOptions = {
  /** The field with the server's sentence, 'message' by default; the other one is the fallback. */
  messageField?: 'message' | 'responseMessage';
  /** The only code that counts as success, as HTTP status or `responseCode`; 200 to 299 by default. */
  successCode?: number;
  /** The contract reads nothing but the status: plain words as the reply are a success too, a web page is not. */
  statusOnly?: true;
  /** A mutation whose reply has more than texts and numbers; its schema says what is kept. */
  isNested?: true;
};

export type Outcome = { data: unknown } | { error: ApiError };

const unreadableText = 'The server sent an answer that this console cannot read.';

export const unreadableError: ApiError = { kind: 'unreadable', message: unreadableText };

export function openEnvelope({ status, headers, body, text }: HttpReply, options: EnvelopeOptions): Outcome {
  if (options.statusOnly && isSuccess(status) && text !== undefined && !isMarkup(text)) return { data: null };
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  if (isProxyPage({ status, headers, body })) {
    return { error: { kind: 'unreachable', code: status, message: proxyPageText(status), retryAfter } };
  }
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}; // an object's fields are unknown until read
  const code = isSuccess(status) ? (responseCodeIn(fields) ?? status) : status;
  const { successCode = code } = options;
  if (!isSuccess(code) || (code !== successCode && status !== successCode)) {
    const message = sentenceIn(fields, options) ?? sentenceFor(code);
    const { secondFactor } = factorIn(fields);
    if (code === 401 && secondFactor) return { error: { kind: 'challenged', code, message, secondFactor } };
    const ended = code === 401 && fields.ended === 'idle' ? fields.ended : undefined;
    return { error: { kind: 'refused', code, message, retryAfter, ended, ...(code === 403 && lackOf(fields)) } };
  }
  return body === undefined ? { error: { kind: 'unreadable', code, message: unreadableText } } : { data: body };
}

const factorIn = ({ second_factor: asked }: Record<string, unknown>): { secondFactor?: object } =>
  typeof asked === 'object' && asked !== null ? { secondFactor: asked } : {};

function lackOf(fields: Record<string, unknown>): Partial<ApiError> {
  const { needs } = fields;
  if (needs === 'enrolment') return { needs };
  return needs === 'factor' ? { needs, ...factorIn(fields) } : {};
}

const isSuccess = (code: number) => code >= 200 && code < 300;

const isMarkup = (text: string) => text.trimStart().startsWith('<');

/** JSON labelled as HTML is still JSON (PHP's default), and a 401 ends the session whatever its body is. */
const isProxyPage = ({ status, headers, body }: HttpReply) =>
  body === undefined && status !== 401 && headers.get('content-type')?.includes('text/html') === true;

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

function sentenceFor(code: number) {
  if (code === 401) return 'The server did not accept the sign-in.';
  if (code === 403) return 'The server does not allow this.';
  if (code === 404) return 'The server does not know this.';
  if (code === 429) return 'The server asks for a pause. Please try again in a moment.';
  return `The server could not do this (${code}). Please try again.`;
}

/** Screens use only texts and numbers of a mutation's reply; nested values are dropped, since deep ones can overflow the stack. */
export function plainFieldsOf(body: unknown) {
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value !== 'object'));
}
