import { toJsonSchema as convert } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { count } from './contract/fields';
import { confirmation } from './contract/secondFactor';
import { publicPaths } from './security/sessions';
import type { Api } from './services';
import type { CallDescription, Fields } from './validateRequest';

const envelope = { responseCode: count, responseMessage: v.string(), message: v.string() };
const refusal = describeReply({}, 'Refused: the message says why.');
const isForbidden = describeReply(
  { needs: v.optional(v.picklist(['enrolment', 'factor'])), second_factor: v.optional(confirmation) },
  'Refused: a page of another origin made the call, which ALLOWED_ORIGINS does not name, or the account needs a second factor, or to give it again.',
);
const isOtherType = describeReply({}, 'Refused: the body has no type, or one that the call does not take.');

/** For administrators: a stranger needs no map. */
export function openApiRoute(api: Api, calls: Record<string, CallDescription>): void {
  let text: string | undefined;
  api.get('/openapi.json', (call) => call.body((text ??= JSON.stringify(document(calls))), 200, json));
}

const json = { 'Content-Type': 'application/json; charset=UTF-8', Vary: 'Accept-Encoding' };

function document(calls: Record<string, CallDescription>) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [method = '', path = ''] = name.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = describeCall(call, publicPaths.has(path));
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vivaha companion API', version: '0.1.0' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'x-access-token' } } },
  };
}

function describeCall(call: CallDescription, isPublic: boolean) {
  const { path, query, json, form, reply, status = 200, refusals = {} } = call;
  const content = {
    ...(json && { 'application/json': { schema: toJsonSchema(json) } }),
    ...(form && { 'multipart/form-data': { schema: toJsonSchema(form) } }),
  };
  return {
    security: isPublic ? [] : [{ session: [] }],
    parameters: [...parametersOf('path', path), ...parametersOf('query', query)],
    ...((json ?? form) && { requestBody: { required: true, content } }),
    responses: {
      [status]: describeReply(reply, 'Done.'),
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, fields]) => [
          code,
          describeReply(fields, 'Refused: a code is asked for.'),
        ]),
      ),
      403: isForbidden,
      ...((json ?? form) && { 415: isOtherType }),
      default: refusal,
    },
  };
}

function parametersOf(place: 'path' | 'query', schema?: Fields) {
  const { entries = {} } = schema ?? {};
  return Object.entries(entries).map(([name, entry]) => ({
    name,
    in: place,
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
