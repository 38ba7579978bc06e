import { setTimeout as pause } from 'node:timers/promises';
import { openClient, type Answer } from '../hardening/client';
import type { ApiProcess } from './apiProcess';
import type { Proxy } from './proxy';

/** ms between two rounds. */
const breath = 100;

type Call = { method: string; path: string; expected: number };

/** Asks by way of the proxy for the sign-in page and these calls until it is stopped: each is answered, if only by the API's refusal. */
export function startWatch(proxy: Proxy, facts: { apis: ApiProcess[]; token: string; calls: Call[] }) {
  const { apis, token, calls } = facts;
  const client = openClient(proxy.port, { connections: 1 + calls.length });
  const pages = apis.map(({ page }) => page);
  const faults = new Set<string>();
  let refused = 0;
  /** Rounds without a refusal since the last one. */
  let goodRounds = 0;
  let goesOn = true;

  async function ask(method: string, path: string, judge: (answer: Answer) => boolean) {
    const answer = await client.ask({ method, path, token }).catch((error: Error) => error);
    const isGood = !(answer instanceof Error) && judge(answer);
    const said = answer instanceof Error ? answer.message : `${answer.status} '${answer.text.slice(0, 200)}'`;
    if (!isGood) faults.add(`${proxy.name}, ${method} ${path}: ${said}`);
  }
  async function work() {
    while (goesOn) {
      const before = refused;
      await Promise.all([
        ask('GET', '/auth/login', ({ status, text }) => status === 200 && pages.includes(text)),
        ...calls.map(({ method, path, expected }) =>
          ask(method, path, (answer) => {
            if (isRefusal(answer)) refused += 1;
            return isRefusal(answer) || answer.status === expected;
          }),
        ),
      ]);
      goodRounds = refused === before ? goodRounds + 1 : 0;
      await pause(breath);
    }
    client.close();
  }
  const ended = work();
  return {
    /** Whether the last rounds were refused; of two, because the first may have begun before a change. */
    isRefused: () => goodRounds < 2,
    async stop() {
      goesOn = false;
      await ended;
      return { refused, faults };
    },
  };
}

/** A sentence of the API itself, with the time after which to try again. */
function isRefusal({ status, headers, text }: Answer): boolean {
  return status === 503 && Number(headers['retry-after']) > 0 && /^\{.*"message":"[A-Z]/.test(text);
}
