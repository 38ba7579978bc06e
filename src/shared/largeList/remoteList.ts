import { codeMissing, type ApiError } from '@/shared/api/apiError';

export type ListCalls = Record<string, (argument: never) => unknown>;

/** `ask` resolves to undefined if the list was closed or the call failed. */
export type RemoteList<List extends ListCalls> = {
  ask<Name extends keyof List>(
    name: Name,
    argument: Parameters<List[Name]>[0],
  ): Promise<ReturnType<List[Name]> | undefined>;
  failure(): ApiError | undefined;
  close(): void;
};

export const listTooLarge: ApiError = {
  kind: 'unreadable',
  message: 'This list is too large to be held by this browser.',
};

type Call = { id: number; kind: string; name: string; argument: unknown };
type Answer = { id: number; answer: unknown };

type Port = { onmessage: ((event: MessageEvent<Call>) => void) | null; postMessage: (answer: Answer) => void };

/** Runs a list in a worker: a search never blocks the page, and closing it frees the memory at once. */
export function listInWorker(worker: Worker, kind: string): RemoteList<ListCalls> {
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  let isClosed = false;
  let hasAnswered = false;
  let failure: ApiError | undefined;
  const close = () => {
    isClosed = true;
    worker.terminate();
    waiting.forEach((answer) => answer(undefined));
    waiting.clear();
  };
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<Answer>) => {
    hasAnswered = true;
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  worker.onerror = () => {
    // Once the code has run, the only failure left is a lack of memory.
    failure = hasAnswered ? listTooLarge : codeMissing;
    close();
  };
  return {
    ask: (name, argument: unknown) =>
      new Promise((resolve) => {
        if (isClosed) return resolve(undefined);
        lastId += 1;
        waiting.set(lastId, resolve);
        const call: Call = { id: lastId, kind, name, argument };
        worker.postMessage(call, argument instanceof Uint8Array ? [argument.buffer as ArrayBuffer] : []); // what came over the network is shared with nobody
      }),
    failure: () => failure,
    close,
  };
}

/** The worker's side: the first message names the kind of list. A call that throws has no answer. */
export function serveList(kinds: Record<string, () => ListCalls>, port: Port) {
  let list: ListCalls | undefined;
  port.onmessage = ({ data: { id, kind, name, argument } }: MessageEvent<Call>) => {
    let answer: unknown;
    try {
      list ??= kinds[kind]?.();
      answer = list?.[name]?.(argument as never); // name and argument were typed where the call was made
    } finally {
      port.postMessage({ id, answer });
    }
  };
}
