import type * as v from 'valibot';
import { actorOf, makeChange, type Change } from './audit';
import { rowsPerPage } from './contract/limits';
import { outageOf } from './db/failures';
import type { Db, Trx } from './db/schema';
import { createReplyInPieces, isInPieces, reply, type InPieces } from './reply';
import { createReadingBatch, type Read } from './readings';
import { createConfirmation } from './security/confirmation';
import { createLimits } from './security/limits';
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

export type DescribedCall = CallDescription & { heading: string };

export type Calls = ReturnType<typeof createCalls>;

export function createCalls(api: Api, services: Services) {
  const described: Record<string, DescribedCall> = {};
  let heading = '';
  const limits = createLimits(services);
  const confirmation = createConfirmation(services);
  const replyInPieces = createReplyInPieces(services.listPause);
  const noteProfile = createReadingBatch(services.db);
  const noteList = createReadingBatch(services.db, services.listBatchTime);

  /** The calls that are added next stand below this heading of the description. */
  function beginPart(title: string): void {
    heading = title;
  }

  function noteReading(call: Call, read: Read, events: number): Promise<void> {
    const [note, limited] = read.kind === 'list' ? [noteList, 'rows' as const] : [noteProfile, 'profiles' as const];
    return note({ actor: actorOf(call, services.now), read, counted: limits.subjectOf(call, limited), events });
  }

  /** Adds a call of the contract, such as 'PUT /things/{id}'; the handler gets the values of all its parts. */
  function addCall<Described extends CallDescription>(
    name: CallName,
    description: Described,
    handle: (values: Values<Described>, call: Call) => Promise<object | void>,
  ): void {
    const [method = '', path = ''] = name.split(' ');
    const { done, status } = description;
    described[name] = { ...description, heading };
    api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), async (call) => {
      // The schemas of the description make these values.
      const values = (await readRequest(call, description)) as Values<Described>;
      const refuse = async (error: unknown) => {
        throw await confirmation.refusalOf(call, error);
      };
      const data = (await handle(values, call).catch(refuse)) ?? {};
      return isInPieces(data) ? replyInPieces(call, data, done) : reply(call, data, done, status);
    });
  }

  /** Adds a call that reads what need not be of this moment: from the standby where there is one, unless its caller has just written. */
  function addRead<Described extends CallDescription>(
    name: CallName,
    description: Described,
    handle: (values: Values<Described>, readDb: Db, call: Call) => Promise<object>,
  ): void {
    addCall(name, description, async (values, call) => {
      const db = await services.reads?.dbFor(call.get('session').administratorId, services.now());
      if (!db || db === services.db) return handle(values, services.db, call);
      try {
        return await begin(await handle(values, db, call));
      } catch (error) {
        // A standby goes away, or ends a query that holds up what it has to repeat.
        if (!outageOf(error)) throw error;
        return handle(values, services.db, call);
      }
    });
  }

  /**
   * Adds a call that sends rows about members: the journal says how many of which list, never the words of a search.
   * @param listed.most counts at most: of what the contract sends whole a second call gives nothing new.
   */
  function addList<Described extends CallDescription>(
    name: CallName,
    description: Described,
    { list, most = Infinity }: { list: (values: Values<Described>) => string; most?: number },
    handle: (values: Values<Described>, readDb: Db, call: Call) => Promise<object>,
  ): void {
    const refuses = [...(description.refuses ?? []), 429];
    addRead(name, { ...description, refuses }, async (values, readDb, call) => {
      const data = await handle(values, readDb, call);
      const rows = isInPieces(data) ? 0 : (Object.values(data).find(Array.isArray)?.length ?? 0);
      const counted = await limits.check(call, 'rows', Math.min(rows, most));
      const noteRows = (rows: number) => {
        const read = { kind: 'list' as const, name: list(values), rows };
        const noted = noteReading(call, read, Math.min(rows, most)).finally(counted);
        services.waitUntil(noted, 'The entry of what was read');
      };
      if (isInPieces(data)) return { ...data, pieces: counting(data.pieces, noteRows) };
      noteRows(rows);
      return data;
    });
  }

  /** Adds a call that makes one change, in a transaction with its entry in the journal. */
  function addChange<Described extends CallDescription>(
    name: CallName,
    description: Described,
    make: (transaction: Trx, values: Values<Described>, call: Call) => Promise<Change | undefined>,
  ): void {
    addCall(name, description, async (values, call) => {
      await makeChange(services, call, (transaction) => make(transaction, values, call));
    });
  }

  return { described, beginPart, addCall, addRead, addList, addChange, limits, confirmation, noteReading };
}

/** A list that the contract sends whole with each call: it counts as one page at most. */
export const whole = (name: string) => ({ list: () => name, most: rowsPerPage });

/** Reads the first piece, which is where most of what can fail does. */
async function begin(data: object): Promise<object> {
  if (!isInPieces(data)) return data;
  const first = await data.pieces.next();
  const all = async function* () {
    if (!first.done) yield first.value;
    yield* data.pieces;
  };
  return { ...data, pieces: all() };
}

async function* counting(pieces: InPieces['pieces'], end: (rows: number) => void): InPieces['pieces'] {
  let rows: number | undefined;
  try {
    for await (const piece of pieces) {
      rows = (rows ?? 0) + piece.length;
      yield piece;
    }
    rows ??= 0;
  } finally {
    // Of a list that failed at its beginning nothing was read.
    if (rows !== undefined) end(rows);
  }
}
