import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { administrator } from '../hardening/target';

/** One of several API processes, as it runs in production. */
export type ApiProcess = {
  name: string;
  port: number;
  /** Starts it, again too, and waits until it says that it is ready. */
  start(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, as an upgrade does, and returns the milliseconds that it took. */
  stop(): Promise<number>;
  output(): string;
};

const startTimeout = 60_000;

export function createApiProcess(name: string, port: number, environment: Record<string, string>): ApiProcess {
  let child: ReturnType<typeof spawn> | undefined;
  let output = '';

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  return {
    name,
    port,
    output: () => output,
    async start() {
      child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--no-demo'], {
        cwd: path.join(__dirname, '..', '..'),
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          HOST: '127.0.0.1',
          ADMIN_EMAIL: administrator.email,
          ADMIN_PASSWORD: administrator.password,
          TRUSTED_PROXIES: '127.0.0.1',
          SMTP_URL: '',
          MAIL: 'outbox',
          ACCESS_LOG: '0',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
      await untilReady(child, port, () => output);
    },
    kill: () => end('SIGKILL'),
    async stop() {
      const begun = performance.now();
      await end('SIGTERM');
      return Math.round(performance.now() - begun);
    },
  };
}

async function untilReady(child: ReturnType<typeof spawn>, port: number, output: () => string): Promise<void> {
  const until = performance.now() + startTimeout;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`An API process ended before it was ready:\n${output()}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await pause(100);
  }
  throw new Error(`An API process was not ready in time:\n${output()}`);
}
