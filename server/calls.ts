import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import { makeChange, type Change } from './audit';
import type { Database } from './db/schema';
import { isInPieces, reply, replyInPieces } from './reply';
import type { Api, Call, Services } from './services';
import { readRequest, type CallDescription } from './validateRequest';

type Output<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : unknown;

type Body<Described extends CallDescription> = Described extends { form: infer Form; json: infer Json }
  ? Output<Form> | Output<Json>
  : Output<Described['form']> & Output<Described['json']>;

type Values<Described extends CallDescription> = Output<Described['path']> &
  Output<Described['query']> &
  Body<Described>;

type CallName = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

export type Calls = ReturnType<typeof createCalls>;

export function createCalls(api: Api, services: Services) {
  const described: Record<string, CallDescription> = {};

  /** Adds a call of the contract, such as 'PUT /things/{id}'; the handler gets the values of all its parts. */
  function addCall<Described extends CallDescription>(
    name: CallName,
    description: Described,
    handle: (values: Values<Described>, call: Call) => Promise<object | void>,
  ): void {
    const [method = '', path = ''] = name.split(' ');
    const { done, status } = description;
    described[name] = description;
    api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (call) => {
      // The schemas of the description make these values.
      const values = (await readRequest(call, description)) as Values<Described>;
      const data = (await handle(values, call)) ?? {};
      return isInPieces(data) ? replyInPieces(call, data, done) : reply(call, data, done, status);
    });
  }

  /** Adds a call that makes one change, in a transaction with its entry in the journal. */
  function addChange<Described extends CallDescription>(
    name: CallName,
    description: Described,
    make: (transaction: Transaction<Database>, values: Values<Described>, call: Call) => Promise<Change | undefined>,
  ): void {
    addCall(name, description, async (values, call) => {
      await makeChange(services, call, (transaction) => make(transaction, values, call));
    });
  }

  return { described, addCall, addChange };
}
