import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { folderProblem } from './dataFolder';
import { outageOf } from './db/failures';
import { StartupError } from './environment';

/** Root, who would leave files that the service cannot open, becomes the owner of the data folder first. */
export function runCommand(command: () => Promise<void>, { staysRoot = false } = {}): void {
  const owner = staysRoot || process.getuid?.() !== 0 ? undefined : ownerOf(process.env.DATA_DIR || 'data');
  if (owner) {
    const words = [...process.execArgv, ...process.argv.slice(1)];
    const { status } = spawnSync(process.execPath, words, { ...owner, stdio: 'inherit' });
    process.exit(status ?? 1);
  }
  process.umask(0o077);
  command().catch((error: NodeJS.ErrnoException) => {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  });
}

/** For commands that leave nothing behind: what is removed at the end is removed then, too. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

function ownerOf(folder: string): { uid: number; gid: number } | undefined {
  const found = existsSync(folder) && statSync(folder);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function sentenceOf(error: NodeJS.ErrnoException): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof StartupError) return error.message;
  if (outageOf(error) === 'full') return `The disk is full (${error.message}): what was begun is removed.`;
  const isDenied = isRefusal.test(error.code || error.message);
  const hasNoFolder = error.syscall === 'open' && !existsSync(path.dirname(error.path ?? ''));
  const isLacking = error.code === 'ENOENT' && (hasNoFolder || error.syscall?.startsWith('mkd'));
  if (!isDenied && !isLacking) return undefined;
  const problem = folderProblem(path.resolve(process.env.DATA_DIR || 'data'));
  if (error.syscall === 'mkdir')
    return problem ?? `No folder can be made at ${error.path} (${error.code}): set DATA_DIR to one elsewhere.`;
  const other = error.syscall === 'mkdtemp' ? ', or set TMPDIR to another' : '';
  if (isLacking) return problem ?? `The folder for ${error.path} is missing: make it${other}.`;
  return problem ?? `The owner of DATA_DIR, as whom commands run, may not do this: ${error.message}.`;
}

/** Of the system and of SQLite; its driver tells no code when a file cannot be opened. */
const isRefusal =
  /^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|SQLITE_(CANTOPEN|READONLY)\w*|.*Unable to open connection to local.*)$/;

/** What a stranger has typed could steer the terminal. */
export const printable = (text: string) => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');

type Flags = NonNullable<ParseArgsConfig['options']>;
type Values<Options extends Flags> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/** The words of a command, as many as it takes, and its flags; whoever calls it otherwise is told how. */
export function readCommandLine<const Options extends Flags>(
  usage: string,
  [least, most]: [number, number],
  options: Options,
  args?: string[],
): { words: string[]; flags: Values<Options> } {
  try {
    const { positionals: words, values: flags } = parseArgs({ args, options, allowPositionals: true });
    if (words.length >= least && words.length <= most) return { words, flags };
  } catch {
    // It says so below.
  }
  throw new StartupError(usage);
}
