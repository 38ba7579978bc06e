import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { createApp } from '../../server/app';
import type { Database } from '../../server/db/schema';
import { createRecognition, createSealing } from '../../server/security/sealing';
import { storageInFolder } from '../../server/storage/storageInFolder';

/** The API over this database, with as little around it as a test needs. */
export const appOver = (db: Kysely<Database>, options: Partial<Parameters<typeof createApp>[0]> = {}) =>
  createApp({
    db,
    publicUrl: 'http://companion.test',
    media: storageInFolder('nowhere'),
    recognise: createRecognition({ dataFolder: 'nowhere' }),
    sealing: createSealing({ dataFolder: 'nowhere', factorKey: Buffer.alloc(32) }),
    now: () => new Date(),
    sendMail: async () => undefined,
    // The test may have ended before it.
    waitUntil: (work) => void work.catch(() => undefined),
    ...options,
  });

export type Outcome = { code: number | null; out: string; problem: string };

/** Runs a command of the server as the process that it is: 'backup/backup', with its words. */
export async function runCommand(
  script: string,
  words: string[],
  env: Record<string, string>,
  { input = '', cwd }: { input?: string; cwd?: string } = {},
): Promise<Outcome> {
  const loader = require.resolve('esbuild-register');
  const program = path.resolve('server', `${script}.ts`);
  const child = spawn(process.execPath, ['--require', loader, program, ...words], {
    cwd,
    env: { ...process.env, ...env },
  });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, problem, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out: out.trim(), problem: problem.trim() };
}

/** The mails of the commands. */
export function readOutbox(folder: string): string {
  const outbox = path.join(folder, 'outbox');
  return readdirSync(outbox)
    .map((name) => readFileSync(path.join(outbox, name), 'utf8'))
    .join('\n');
}
