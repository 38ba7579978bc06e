import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The path of a program of Debian's, whose package is installed where it is missing and can be. */
export function findProgram(name: string, debianPackage = name): string {
  const place = `/usr/bin/${name}`;
  if (!existsSync(place) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    execFileSync('apt-get', ['update'], quietly);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], quietly);
  }
  if (!existsSync(place)) throw new Error(`The walk needs ${name}: apt-get install ${debianPackage}`);
  return place;
}

/** Starts a program that ends with its whole group. */
export function start(program: string, args: string[], env: Record<string, string> = {}) {
  return spawn(program, args, { stdio: 'ignore', detached: true, env: { ...process.env, ...env } });
}

export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}

/** Asks again until it is answered: a program that was just started listens a moment later. */
export async function untilReady<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1)
    try {
      return await ask();
    } catch (error) {
      if (attempt > 300) throw error;
      await sleep(100);
    }
}
