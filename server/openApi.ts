import { toJsonSchema as convert } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { count } from './contract/fields';
import { confirmation } from './contract/secondFactor';
import { publicPaths } from './security/sessions';
import type { Api } from './services';
import type { DescribedCall } from './calls';
import type { CallDescription, Fields } from './validateRequest';

const envelope = { responseCode: count, responseMessage: v.string(), message: v.string() };
const refusals: Record<number, string> = {
  400: 'Refused: a field is missing or of another form, which the message names.',
  401: 'Refused: nobody is signed in, or what was given is wrong or has ended.',
  403: 'Refused: a page of another origin made the call, which ALLOWED_ORIGINS does not name, or the account needs a second factor, or to give it again.',
  404: 'Refused: there is nothing with this id.',
  409: 'Refused: what is there does not allow it, or changed meanwhile. The message says why.',
  413: 'Refused: the body is too large.',
  415: 'Refused: the body has no type, or one that the call does not take.',
  422: 'Refused: the virus scanner has found something in the file.',
  429: 'Refused: too many were asked for, or failed. The message says when it goes on.',
  503: 'Not done: the server is busy, or the database does not answer. The same call may be made again.',
};
const forbidden = { needs: v.optional(v.picklist(['enrolment', 'factor'])), second_factor: v.optional(confirmation) };
const waits = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } } };
const other = 'Refused: the message says why.';

/** For administrators: a stranger needs no map. */
export function openApiRoute(api: Api, calls: Record<string, DescribedCall>, publicUrl: string): void {
  let text: string | undefined;
  api.get('/openapi.json', (call) => call.body((text ??= JSON.stringify(document(calls, publicUrl))), 200, json));
}

const json = { 'Content-Type': 'application/json; charset=UTF-8', Vary: 'Accept-Encoding' };

function document(calls: Record<string, DescribedCall>, publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = describeCall(call, publicPaths.has(path));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vivaha companion API',
      version: '0.1.0',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(Object.values(calls).map(({ heading }) => heading))].map((name) => ({ name })),
    paths,
    components: {
      responses: Object.fromEntries(
        Object.keys(refusals).map((code) => [`Refused${code}`, describeRefusal(Number(code))]),
      ),
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'x-access-token' } },
    },
  };
}

function describeCall(call: DescribedCall, isPublic: boolean) {
  const { heading, summary, path, query, json, form, reply, status = 200, done, refusals: own = {} } = call;
  const content = {
    ...(json && { 'application/json': { schema: toJsonSchema(json) } }),
    ...(form && { 'multipart/form-data': { schema: toJsonSchema(form) } }),
  };
  return {
    operationId: operationIdOf(summary),
    summary,
    tags: [heading],
    security: isPublic ? [] : [{ session: [] }],
    parameters: [...parametersOf('path', path), ...parametersOf('query', query)],
    ...((json ?? form) && { requestBody: { required: true, content } }),
    responses: {
      [status]: describeReply(reply, done),
      ...Object.fromEntries(
        refusalsOf(call, isPublic).map((code) => [
          code,
          own[code] ? describeRefusal(code, own[code]) : { $ref: `#/components/responses/Refused${code}` },
        ]),
      ),
      default: describeReply({}, other),
    },
  };
}

/** 'Take a decision back' is takeDecisionBack. */
const operationIdOf = (summary: string) =>
  summary
    .toLowerCase()
    .replace(/ (a|the)(?= )/g, '')
    .replace(/[ -]+(\w)/g, (_, letter: string) => letter.toUpperCase());

function refusalsOf(call: CallDescription, isPublic: boolean): number[] {
  const { path, query, json, form, refuses = [], refusals: own = {} } = call;
  return [
    ...((path ?? query ?? json ?? form) ? [400] : []),
    ...(path ? [404] : []),
    ...(isPublic ? [] : [401]),
    ...((json ?? form) ? [413, 415] : []),
    ...(form ? [422] : []),
    ...[403, 503],
    ...refuses,
    ...Object.keys(own).map(Number),
  ];
}

function describeRefusal(code: number, fields: v.ObjectEntries = code === 403 ? forbidden : {}) {
  const described = describeReply(fields, refusals[code] ?? other);
  return code === 429 || code === 503 ? { ...described, headers: waits } : described;
}

function parametersOf(location: 'path' | 'query', schema?: Fields) {
  const { entries = {} } = schema ?? {};
  return Object.entries(entries).map(([name, entry]) => ({
    name,
    in: location,
    required: entry.type !== 'optional',
    schema: toJsonSchema(entry),
  }));
}

function describeReply(reply: v.ObjectEntries = {}, description: string) {
  const schema = toJsonSchema(v.strictObject({ ...reply, ...envelope }));
  return { description, content: { 'application/json': { schema } } };
}

function toJsonSchema(schema: v.GenericSchema) {
  const described = convert(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // What JSON Schema has no word for is checked all the same.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema: { type } }) => (type === 'custom' ? { type: 'string', format: 'binary' } : null),
  });
  return { ...described, $schema: undefined };
}
