import { once } from 'node:events';
import path from 'node:path';
import { clearTimeout, setTimeout } from 'node:timers';
import type { Worker } from 'node:worker_threads';
import { startThread } from '../program';
import { createWorkQueue } from './workQueue';

export type Question = { password: string; words: string[] };
/** From 0, guessed at once, to 4; `warning` says what makes the password weak where there is a word for it. */
export type Strength = { score: number; warning: string | null };

/** ms after which the thread ends, and its dictionaries (30 MB) with it. */
const idleTime = 60_000;

const questions = createWorkQueue({ concurrency: 1, maxWaiting: Infinity });
let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** Judges a password in a thread: loading the dictionaries and matching take up to a second, in which the program would answer nobody. */
export function strengthOf(password: string, words: string[]): Promise<Strength> {
  return questions(async () => {
    clearTimeout(idle);
    thread ??= startThread(path.join(__dirname, 'passwordStrengthThread'));
    // A program that waits for nothing else may end.
    thread.ref();
    thread.postMessage({ password, words } satisfies Question);
    try {
      const [strength] = (await once(thread, 'message')) as [Strength]; // The thread sends nothing else.
      idle = setTimeout(end, idleTime).unref();
      return strength;
    } catch (error) {
      end();
      throw error;
    } finally {
      thread?.unref();
    }
  });
}

function end() {
  void thread?.terminate();
  thread = undefined;
}
