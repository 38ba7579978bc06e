import { once } from 'node:events';
import path from 'node:path';
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
  const worker = startThread(path.join(__dirname, 'thread'), options);
  return {
    async run(task) {
      const reply = await new Promise<Reply>((resolve) => {
        worker.once('message', resolve).postMessage(task);
      });
      if ('outcome' in reply) return reply.outcome;
      const { message, code } = reply.failure;
      throw Object.assign(new Error(message), { code });
    },
    async close() {
      const exited = once(worker, 'exit');
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
