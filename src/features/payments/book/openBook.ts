import type { PaymentBook } from './paymentBook';

/** A book that lies elsewhere: every answer comes later, and is undefined where the book is closed or could not give it. */
export type OpenBook = {
  ask<Name extends keyof PaymentBook>(
    name: Name,
    argument: Parameters<PaymentBook[Name]>[0],
  ): Promise<ReturnType<PaymentBook[Name]> | undefined>;
  /** Whether the code that keeps it did not arrive. */
  isMissing(): boolean;
  close(): void;
};

export type BookCall = { id: number; name: keyof PaymentBook; argument: unknown };

/** A new book, in a worker of its own: reading and searching it keeps nobody waiting, and closing it gives back its memory at once. */
export function openBook(): OpenBook {
  return typeof Worker === 'function' ? bookInWorker() : bookInPage();
}

function bookInWorker(): OpenBook {
  const worker = new Worker(new URL('./paymentsWorker.ts', import.meta.url), { name: 'paymentsWorker' });
  const waiting = new Map<number, (answer: unknown) => void>();
  let lastId = 0;
  let isClosed = false;
  let hasAnswered = false;
  let isMissing = false;
  const close = () => {
    isClosed = true;
    worker.terminate();
    waiting.forEach((tell) => tell(undefined));
    waiting.clear();
  };
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer: unknown }>) => {
    hasAnswered = true;
    waiting.get(id)?.(answer);
    waiting.delete(id);
  };
  worker.onerror = () => {
    isMissing = !hasAnswered;
    close();
  };
  return {
    ask: (name, argument) =>
      new Promise((resolve) => {
        if (isClosed) return resolve(undefined);
        lastId += 1;
        waiting.set(lastId, resolve as (answer: unknown) => void); // the worker answers with what the book's call of that name gives
        const call: BookCall = { id: lastId, name, argument };
        worker.postMessage(call, argument instanceof Uint8Array ? [argument.buffer as ArrayBuffer] : []); // what came over the network is shared with nobody
      }),
    isMissing: () => isMissing,
    close,
  };
}

function bookInPage(): OpenBook {
  let book: Promise<PaymentBook> | undefined = import('./paymentBook').then(({ newBook }) => newBook());
  return {
    async ask(name, argument) {
      const answering = (await book)?.[name] as ((argument: unknown) => never) | undefined; // see paymentsWorker
      return answering?.(argument);
    },
    isMissing: () => false,
    close: () => void (book = undefined),
  };
}
