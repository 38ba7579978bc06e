import { parentPort, workerData } from 'node:worker_threads';
import { openConnection, type Connection, type ConnectionOptions, type Reply, type Task } from './connection';

let connection: Connection | undefined;

function answer(task: Task): Reply {
  try {
    connection ??= openConnection(workerData as ConnectionOptions); // Only `openThread` starts this file.
    return { outcome: connection.run(task) };
  } catch (error) {
    // Structured cloning would lose the code.
    const { message, code } = error as Error & { code?: string }; // The driver throws errors only.
    return { failure: { message, code } };
  }
}

parentPort?.on('message', (task: Task | 'close') => {
  if (task !== 'close') return parentPort?.postMessage(answer(task));
  connection?.close();
  parentPort?.close();
});
