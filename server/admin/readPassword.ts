import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { StartupError } from '../environment';

export type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream };

export async function readPassword({ input, output }: Terminal): Promise<string> {
  const isTyped = input.isTTY === true;
  // The line is edited by readline, and what readline would print goes nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: isTyped, historySize: 0 });
  try {
    if (!isTyped) return await nextLine(lines);
    const password = await ask(lines, output, 'New password: ');
    if ((await ask(lines, output, 'Again: ')) !== password)
      throw new StartupError('These were two different passwords: nothing is changed.');
    return password;
  } finally {
    lines.close();
  }
}

async function ask(lines: Interface, output: NodeJS.WritableStream, question: string): Promise<string> {
  output.write(question);
  try {
    return await nextLine(lines);
  } finally {
    output.write('\n');
  }
}

function nextLine(lines: Interface): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new StartupError('No password was given: nothing is changed.'));
    lines.once('close', end).once('line', (line) => {
      lines.off('close', end);
      resolve(line);
    });
  });
}
