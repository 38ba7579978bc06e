import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Whether this is the program that `npm run build` made, in server/dist; otherwise tsx compiles it as it goes. */
const isBuilt = __filename.endsWith('.js');

export const siteFolder = path.join(__dirname, isBuilt ? '../..' : '..', 'dist');

export function startThread(module: string, workerData?: unknown): Worker {
  return new Worker(module + path.extname(__filename), {
    workerData,
    // Jest compiles by other means than the program.
    execArgv: isBuilt ? [] : ['--require', require.resolve('tsx/cjs')],
  });
}
