import path from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../program';

export type Question = { id: number; password: string; words: string[] };
/** From 0, guessed at once, to 4; `warning` says what makes the password weak where there is a word for it. */
export type Strength = { score: number; warning: string | null };
export type Reply = { id: number; strength: Strength };

/** ms after which the thread ends, and its dictionaries (30 MB) with it. */
const idleTime = 60_000;

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (strength: Strength) => void; reject: (error: Error) => void }>();

/**
 * Estimates how hard a password is to guess, in a thread: loading the dictionaries and matching a long password take up to a
 * second, in which the program would answer nobody. The thread starts when it is first needed.
 * @param words what somebody who guesses would try first: the account's own words and the service's name.
 */
export function strengthOf(password: string, words: string[]): Promise<Strength> {
  const used = (worker ??= start());
  used.ref();
  clearTimeout(idle);
  return new Promise((resolve, reject) => {
    const id = (lastId += 1);
    waiting.set(id, { resolve, reject });
    used.postMessage({ id, password, words } satisfies Question);
  });
}

function start(): Worker {
  const started = startThread(path.join(__dirname, 'passwordStrengthThread'));
  started.on('message', ({ id, strength }: Reply) => {
    waiting.get(id)?.resolve(strength);
    waiting.delete(id);
    if (waiting.size === 0) rest(started);
  });
  started.on('error', (error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return started;
}

function rest(started: Worker): void {
  // A program that waits for nothing else may end.
  started.unref();
  idle = setTimeout(() => {
    worker = undefined;
    void started.terminate();
  }, idleTime).unref();
}
