import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { administrator, root, startTarget, type Target } from '../hardening/target';

/** One of several API processes, as it runs in production. */
export type ApiProcess = Pick<Target, 'port' | 'kill' | 'output'> & {
  name: string;
  /** What it answers as the page of the console, and no other process does. */
  page: string;
  /** Starts it, again too, and waits until it listens. */
  start(): Promise<void>;
  /** Asks it to end, as an upgrade does, and returns the milliseconds that it took. */
  stop(): Promise<number>;
  /** Leaves it, until it is started again, a disk without room and a mail that does not leave, and waits until it says both. */
  afflict(): Promise<void>;
  readiness(): Promise<{ code: number; status: string; checks: Record<string, string> }>;
};

const longestSilence = 60_000;

/** A process of a release of its own, in this folder. */
export function createApiProcess(
  name: string,
  { folder, port, environment }: { folder: string; port: number; environment: Record<string, string> },
): ApiProcess {
  const page = `<!doctype html><title>${name}</title>`;
  const dataFolder = path.join(folder, 'data');
  makeRelease(folder, page);
  let target: Target | undefined;
  let earlier = '';

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
    output: () => earlier + (target?.output() ?? ''),
    async start() {
      earlier += target?.output() ?? '';
      pointTo(path.join(folder, 'room'), dataFolder);
      target = await startTarget({
        folder,
        port,
        dataFolder,
        imports: [pathToFileURL(path.join(__dirname, 'fastClock.ts')).href],
        environment: {
          NODE_ENV: 'production',
          TRUSTED_PROXIES: '127.0.0.1',
          // Nobody listens there.
          SMTP_URL: 'smtp://127.0.0.1:1',
          ACCESS_LOG: '0',
          ...environment,
        },
      });
    },
    kill: async () => target?.kill(),
    async stop() {
      const begun = performance.now();
      await target?.stop();
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
      const until = performance.now() + longestSilence;
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

function pointTo(target: string, link: string): void {
  rmSync(link, { force: true });
  symlinkSync(target, link);
}
