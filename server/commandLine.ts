import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartupError } from './environment';

type Flags = NonNullable<ParseArgsConfig['options']>;
type Values<Options extends Flags> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>['values'];

/** The words of a command, as many as it takes, and its flags; whoever calls it otherwise is told how. */
export function readCommandLine<const Options extends Flags>(
  usage: string,
  [least, most]: [number, number],
  options: Options,
): { words: string[]; flags: Values<Options> } {
  try {
    const { positionals: words, values: flags } = parseArgs({ options, allowPositionals: true });
    if (words.length >= least && words.length <= most) return { words, flags };
  } catch {
    // It says so below.
  }
  throw new StartupError(usage);
}
