import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { hasExtension } from '@/shared/appConfig';
import { lostText, type ApiError } from './apiError';
import { openEnvelope, plainFieldsOf, type EnvelopeOptions } from './envelope';
import { withRetries } from './retry';
import { callInSession, type SessionOptions } from './session';
import { send, type HttpRequest } from './transport';

export type ApiRequest = Omit<HttpRequest, 'headers'> & SessionOptions & EnvelopeOptions;

/** Every call goes through session, retries, transport and envelope; every failure becomes an ApiError. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api) => {
  if (request.extension && !hasExtension(request.extension)) return { error: notOfferedError };
  const outcome = await callInSession(request, api, (authorized) =>
    withRetries(api, async () => {
      const reply = await send(authorized, api.signal);
      return 'error' in reply ? reply : openEnvelope(reply, request);
    }),
  );
  if ('data' in outcome) return { data: api.type === 'mutation' ? plainFieldsOf(outcome.data) : outcome.data };
  const { error } = outcome;
  return { error: error.kind === 'ended' ? error : { ...error, ...lostWrite(error) } };

  function lostWrite({ kind, code, isLost }: ApiError): Pick<ApiError, 'isLost'> & Partial<ApiError> {
    if (api.type === 'query' || request.anonymous) return { isLost: undefined };
    return (isLost ?? (code === gatewayTimeout || kind === 'unreadable')) ? { isLost: true, message: lostText } : {};
  }
};

const gatewayTimeout = 504;

const notOfferedError: ApiError = { kind: 'refused', message: 'This server does not offer this.' };
