import { StartupError } from './environment';

/**
 * Runs a program, whose files are its owner's alone. A StartupError prints its message only; any other error is a bug and prints
 * its stack.
 */
export function runCommand(command: () => Promise<void>): void {
  process.umask(0o077);
  command().catch((error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  });
}
