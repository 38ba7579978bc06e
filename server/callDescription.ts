import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Call } from './services';

/** What a call takes, by the very schemas that check it, and what it answers beside the envelope. */
export type CallDescription = {
  path?: z.ZodObject;
  query?: z.ZodObject;
  json?: z.ZodType<object>;
  form?: z.ZodObject;
  reply?: z.ZodRawShape;
  status?: ContentfulStatusCode;
};

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

type Body<Described extends CallDescription> = Described extends { form: infer Form; json: infer Json }
  ? Output<Form> | Output<Json>
  : Output<Described['form']> & Output<Described['json']>;

type Values<Described extends CallDescription> = Output<Described['path']> &
  Output<Described['query']> &
  Body<Described>;

/** Adds a call of the contract, such as 'PUT /things/{id}', with what it takes; the handler gets the values of all its parts. */
export type AddCall = <Described extends CallDescription>(
  name: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
  described: Described,
  handle: (call: Call, values: Values<Described>) => Promise<Response>,
) => void;
