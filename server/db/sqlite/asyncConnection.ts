import { once } from 'node:events';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../../program';
import {
  openConnection,
  type Connection,
  type ConnectionOptions,
  type Outcome,
  type Reply,
  type Task,
} from './connection';

export type AsyncConnection = { run(task: Task): Promise<Outcome>; close(): Promise<void> };

/** A connection in a thread of its own: whatever it waits for, the others go on. Should the thread break, the program ends. */
export function openThread(options: ConnectionOptions): AsyncConnection {
  let worker: Worker | undefined;
  return {
    async run(task) {
      const used = (worker ??= startThread(path.join(__dirname, 'thread'), options));
      used.ref();
      const reply = await new Promise<Reply>((resolve) => {
        used.once('message', resolve);
        used.postMessage(task);
      });
      // A program that waits for nothing else may end.
      used.unref();
      if ('outcome' in reply) return reply.outcome;
      const { message, code } = reply.failure;
      throw Object.assign(new Error(message), { code });
    },
    async close() {
      if (!worker) return;
      const exited = once(worker, 'exit');
      worker.ref();
      worker.postMessage('close');
      await exited;
    },
  };
}

/** A connection in this thread, for programs that do one thing at a time and for databases in memory. */
export function openHere(options: ConnectionOptions): AsyncConnection {
  let connection: Connection | undefined;
  return {
    run: async (task) => (connection ??= openConnection(options)).run(task),
    close: async () => connection?.close(),
  };
}
