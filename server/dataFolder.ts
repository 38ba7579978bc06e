import { accessSync, constants, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

const { R_OK, W_OK, X_OK } = constants;

/** What keeps the program from working in the folder of a setting, and what to type; undefined where nothing does. */
export function folderProblem(folder: string, setting = 'DATA_DIR'): string | undefined {
  const nearest = nearestOf(folder);
  if (!statSync(nearest).isDirectory())
    return `${setting} is ${folder}, but ${nearest} is a file: set ${setting} to a folder.`;
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(folder))
    return `${setting} is ${folder}, a link that leads to nothing: make the folder, or set ${setting} to another.`;
  const isThere = nearest === folder;
  const fault = faultOf(nearest, R_OK | W_OK | X_OK);
  if (fault) return say(fault, nearest);
  for (const name of isThere ? readdirSync(folder).filter((each) => isOpened.test(each)) : []) {
    const file = path.join(folder, name);
    const faultOfFile = faultOf(file, R_OK | W_OK);
    if (faultOfFile && faultOfFile !== 'ENOENT') return say(faultOfFile, file);
  }
  return undefined;

  function say(code: string, at: string) {
    if (code === 'EROFS') return `${at} is on a file system that is read-only: set ${setting} to a folder elsewhere.`;
    const { uid } = statSync(at);
    const owner = uid === 0 ? 'root' : `user ${uid}`;
    const mend = isThere ? `chown -R ${userName()} ${folder}` : `mkdir -p ${folder} && chown ${userName()} ${folder}`;
    return `${setting} is ${folder}: ${userName()} may not write ${at}, which belongs to ${owner}. As root type ${mend}, or set ${setting} to another folder.`;
  }
}

/** Of the data; whatever else lies there, a mount's lost+found among it, is not the program's. */
const isOpened = /^(vivaha\.sqlite(-\w+)?|(server|commands)\.lock|\w+\.key|media|outbox|journal)$/;

const nearestOf = (folder: string): string => (existsSync(folder) ? folder : nearestOf(path.dirname(folder)));

function faultOf(at: string, wanted: number): string | undefined {
  try {
    accessSync(at, wanted);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : undefined;
  }
}

/** A container may run as a user without a name. */
function userName() {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
