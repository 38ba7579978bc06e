import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export type Owner = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root, who runs it as another user then. */
export function ownerOf(user: string): Owner {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, user]).toString()));
  return { uid, gid };
}

/** The folder of the newest ones. */
export function postgresPrograms(): string {
  const all = '/usr/lib/postgresql';
  const [newest] = readdirSync(all)
    .map((version) => path.join(all, version, 'bin'))
    .filter((folder) => existsSync(path.join(folder, 'initdb')))
    .sort()
    .reverse();
  if (newest === undefined) throw new Error('PostgreSQL is not installed.');
  return newest;
}

/** A program that writes into a file what it says, and is ended by its id alone. */
export type Program = {
  process: ChildProcess;
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

export function run(
  name: string,
  words: string[],
  { log, env = {}, owner = {} }: { log: string; env?: Record<string, string>; owner?: Owner },
): Program {
  const child = spawn(name, words, {
    ...owner,
    cwd: '/',
    env: { PATH: `/usr/sbin:/usr/bin:/bin:${process.env.PATH}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log, { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
  return {
    process: child,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

/** Waits until it is so, and returns the seconds that it took. */
export async function until(what: string, isSo: () => Promise<unknown>, seconds: number): Promise<number> {
  const begun = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - begun > seconds * 1000) throw new Error(`After ${seconds} s still not: ${what}.`);
    await pause(100);
  }
  return (performance.now() - begun) / 1000;
}
