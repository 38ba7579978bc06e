import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiProcess } from './apiProcess';

export type Proxy = {
  name: string;
  port: number;
  /** Everything that it has logged so far. */
  logged(): string;
  stop(): Promise<void>;
};

const usedTimeout = 30_000;

/** Starts the program and waits until it answers. */
export async function startProxy(
  facts: Pick<Proxy, 'name' | 'port'> & {
    words: string[];
    environment: Record<string, string>;
    readLogs?: () => string;
  },
): Promise<Proxy> {
  const { name, port, words, environment, readLogs = () => '' } = facts;
  let output = '';
  const child = spawn(name, words, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  while (!(await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`${name} ended before it listened:\n${output}`);
    await pause(50);
  }
  return {
    name,
    port,
    logged: () => output + readLogs(),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Waits until a call that came by the proxy was answered by this process. */
export async function untilUsed(proxy: Proxy, api: ApiProcess): Promise<void> {
  const until = performance.now() + usedTimeout;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}/`);
    if ((await answer.text()) === api.page) return;
    if (performance.now() > until) throw new Error(`${proxy.name} sends nothing to ${api.name}.`);
    await pause(100);
  }
}
