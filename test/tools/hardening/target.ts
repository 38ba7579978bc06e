import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/ports';

/** The API in a process of its own, as it runs in production. */
export type Target = {
  port: number;
  process: ChildProcess;
  /** What it has written on the terminal so far. */
  output(): string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

export const administrator = { email: 'hardening@example.org', password: 'Peacock-Feather-77' };
export const root = path.join(__dirname, '..', '..', '..');

const limits = ['ROWS_PER_DAY', 'PROFILES_PER_DAY', 'EXPORTS_PER_DAY', 'DELETIONS_PER_HOUR'].map(
  (each) => `LIMIT_${each}`,
);

/** An empty folder below the system's temporary files, which goes with this process. */
export function makeFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${prefix}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the API and waits until it listens. The administrator is made with the first start on a folder. */
export async function startTarget(options: {
  dataFolder: string;
  members?: number;
  databaseUrl?: string;
  port?: number;
  environment?: Record<string, string>;
  /** Where the release lies, and what is loaded before it. */
  folder?: string;
  imports?: string[];
  /** Runs what the build has made, as `npm run serve` does. */
  isBuilt?: boolean;
}): Promise<Target> {
  const port = options.port ?? (await freePort());
  const words = options.members === undefined ? [] : ['--members', String(options.members)];
  const imports = ['tsx', ...(options.imports ?? [])].flatMap((each) => ['--import', each]);
  const program = options.isBuilt ? ['server/dist/main.js'] : [...imports, 'server/main.ts'];
  const child = spawn(process.execPath, [...program, ...words], {
    cwd: options.folder ?? root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: options.dataFolder,
      DATABASE_URL: options.databaseUrl ?? '',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      SMTP_URL: '',
      // One administrator does the work of hundreds.
      ...Object.fromEntries(limits.map((name) => [name, '0'])),
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: string) => {
      output += text;
      if (/Sign in .*\n/.test(output)) resolve();
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return { port, process: child, output: () => output, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** What the server has used of the processor so far; NaN where the system does not tell. */
export function cpuSeconds({ process: { pid } }: Target): number {
  const text = existsSync('/proc/self/stat') ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
  // The fields after the name of the program, which may hold blanks itself; times are in hundredths of a second.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Prints what is wrong, if anything is, and what was done; the exit code says which. */
export function finish(faults: string[], summary: string): void {
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(`${summary} ${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
