import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartupError } from '../environment';

export type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream };

export async function readPassword({ input, output }: Terminal): Promise<string> {
  const isTyped = input.isTTY === true;
  // The line is edited by readline, and what readline would print goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: isTyped, historySize: 0 });
  const answers = lines[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    if (isTyped) output.write(question);
    const { done, value } = await answers.next();
    if (isTyped) output.write('\n');
    if (done) throw new StartupError('No password was given: nothing is changed.');
    return value;
  };
  try {
    const password = await ask('New password: ');
    if (isTyped && (await ask('Again: ')) !== password)
      throw new StartupError('These were two different passwords: nothing is changed.');
    return password;
  } finally {
    lines.close();
  }
}
