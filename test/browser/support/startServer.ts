import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../support/freePort';

export type RunningServer = {
  address: string;
  email: string;
  password: string;
  /** Ends the process at once, as a power cut would; the data stays. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** A folder for a server's data, below the system's temporary files. */
export function makeDataFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-data-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts the product as its user does, with demonstration data, and waits until it says where it is. */
export async function startServer(dataFolder: string, members = 120): Promise<RunningServer> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/dist/main.js', '--members', String(members)], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  };

  const [email, password] = await signInFacts(server.stdout);
  return {
    address: `http://127.0.0.1:${port}`,
    email,
    password,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** What the server prints once it is ready. */
function signInFacts(output: Readable): Promise<[email: string, password: string]> {
  return new Promise((resolve, reject) => {
    let printed = '';
    output.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, email, password] = /Sign in as (\S+) with the password (\S+)/.exec(printed) ?? [];
      if (email && password) resolve([email, password]);
    });
    output.once('close', () => reject(new Error(`The server ended before it was ready:\n${printed}`)));
  });
}
