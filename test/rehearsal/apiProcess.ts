import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { administrator } from '../hardening/target';

/** One of several API processes, as it runs in production. */
export type ApiProcess = {
  name: string;
  port: number;
  /** What it answers as the page of the console, and no other process does. */
  page: string;
  /** Starts it, again too, and waits until it says that it is ready. */
  start(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end, as an upgrade does, and returns the milliseconds that it took. */
  stop(): Promise<number>;
  /** Leaves it, until it is started again, a disk without room and a mail that does not leave, and waits until it says both. */
  afflict(): Promise<void>;
  readiness(): Promise<{ code: number; status: string; checks: Record<string, string> }>;
  output(): string;
};

const startTimeout = 60_000;
const root = path.join(__dirname, '..', '..');

/** A process of a release of its own, in this folder. */
export function createApiProcess(
  name: string,
  { folder, port, environment }: { folder: string; port: number; environment: Record<string, string> },
): ApiProcess {
  const page = `<!doctype html><title>${name}</title>`;
  const dataFolder = path.join(folder, 'data');
  makeRelease(folder, page);
  let child: ReturnType<typeof spawn> | undefined;
  let output = '';

  async function end(signal: 'SIGKILL' | 'SIGTERM') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async function readiness() {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    const body = (await answer.json()) as { status: string; checks: Record<string, string> }; // docs/companion-api.md promises it.
    return { ...body, code: answer.status };
  }

  return {
    name,
    port,
    page,
    readiness,
    output: () => output,
    async start() {
      pointTo(path.join(folder, 'room'), dataFolder);
      const fastClock = pathToFileURL(path.join(__dirname, 'fastClock.ts')).href;
      child = spawn(process.execPath, ['--import', 'tsx', '--import', fastClock, 'server/main.ts', '--no-demo'], {
        cwd: folder,
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PORT: String(port),
          HOST: '127.0.0.1',
          ADMIN_EMAIL: administrator.email,
          ADMIN_PASSWORD: administrator.password,
          TRUSTED_PROXIES: '127.0.0.1',
          DATA_DIR: dataFolder,
          // Nobody listens there.
          SMTP_URL: 'smtp://127.0.0.1:1',
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
    async afflict() {
      // It has no room for anybody.
      pointTo('/proc', dataFolder);
      await fetch(`http://127.0.0.1:${port}/admins/forgot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: administrator.email }),
      });
      const until = performance.now() + startTimeout;
      for (let isKnown = false; !isKnown; await pause(100)) {
        const { checks } = await readiness();
        isKnown = checks.disk !== 'ok' && checks.mail !== 'ok';
        if (performance.now() > until) throw new Error(`${name} says nothing of disk and mail.`);
      }
    },
  };
}

/** The folder that deploy/Dockerfile makes, with a page in place of the console, which takes a minute to build. */
function makeRelease(folder: string, page: string): void {
  for (const name of ['server', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['dist', 'room']) mkdirSync(path.join(folder, name), { mode: 0o700 });
  writeFileSync(path.join(folder, 'dist', 'index.html'), page);
}

function pointTo(place: string, link: string): void {
  rmSync(link, { force: true });
  symlinkSync(place, link);
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
