import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { windowSize, type Engine } from './engine';
import { end, findProgram, start, untilReady } from './system';
import { freePort } from '../support/freePort';

type Message = {
  id?: number;
  method?: string;
  params?: { level: string; text: string | null };
  result?: unknown;
  message?: string;
};

/** Debian's Firefox without a window, driven by WebDriver BiDi over its own socket. */
export async function openFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-profile-'));
  writeFileSync(path.join(profile, 'user.js'), 'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n');
  const port = await freePort();
  const firefox = start(findProgram('firefox-esr'), [
    '--headless',
    `--remote-debugging-port=${port}`,
    `--profile=${profile}`,
    '--no-remote',
    'about:blank',
  ]);
  const closeProgram = async () => {
    await end(firefox);
    rmSync(profile, { recursive: true, force: true });
  };

  try {
    const socket = await untilReady(async () => {
      const attempt = new WebSocket(`ws://127.0.0.1:${port}/session`);
      await once(attempt, 'open');
      return attempt;
    });
    const complaints: string[] = [];
    const waiting = new Map<number, (message: Message) => void>();
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message; // as the protocol has it
      if (message.id !== undefined) waiting.get(message.id)?.(message);
      else if (message.method === 'log.entryAdded' && /error|warn/.test(message.params?.level ?? ''))
        complaints.push(`${message.params?.level}: ${message.params?.text}`);
    });
    let last = 0;
    const call = async <Value>(method: string, params: object): Promise<Value> => {
      const id = (last += 1);
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const answer = await answered;
      waiting.delete(id);
      if (answer.result === undefined) throw new Error(`Firefox: ${method}: ${answer.message}`);
      return answer.result as Value; // what the caller names is what the command answers
    };

    await call('session.new', { capabilities: {} });
    await call('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const context = contexts[0]?.context;
    await call('browsingContext.setViewport', { context, viewport: windowSize });
    return {
      name: 'Firefox',
      goTo: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
      evaluate: async <Value>(expression: string) => {
        const { result, exceptionDetails } = await call<{
          result?: { value: string };
          exceptionDetails?: { text: string };
        }>('script.evaluate', {
          expression: `JSON.stringify(${expression}) ?? 'null'`,
          target: { context },
          awaitPromise: true,
        });
        if (!result) throw new Error(`Firefox: ${exceptionDetails?.text}`);
        return JSON.parse(result.value) as Value; // the expression is the caller's own
      },
      complaints: () => complaints.splice(0),
      close: async () => {
        socket.close();
        await closeProgram();
      },
    };
  } catch (error) {
    await closeProgram();
    throw error;
  }
}
