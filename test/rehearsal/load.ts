import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../hardening/client';
import { createLedger, isTrouble, startWriters, type Ledger } from '../hardening/ledger';

const readers = 6;
/** ms between two calls of one worker: the cores are shared with everything that is rehearsed. */
const breath = 25;
/** The console repeats a reading call at most twice. */
const repeats = [400, 1200];

type Figures = {
  ledger: Ledger;
  reads: number;
  /** performance.now() of every first try that failed. */
  failedFirst: number[];
  failedForGood: string[];
};

type Facts = Omit<Parameters<typeof startWriters>[2], 'writers' | 'breath'>;

/** Reads and writes without an end until it is stopped, by way of each client in turn, and keeps the books. */
export function startLoad(clients: [Client, Client], facts: Facts) {
  const figures: Figures = { ledger: createLedger(), reads: 0, failedFirst: [], failedForGood: [] };
  let goesOn = true;
  const read = async (client: Client, place: number) => {
    for (let turn = place; goesOn; turn += 1) {
      await readOnce(figures, client, facts.token, turn);
      await pause(breath);
    }
  };
  const reading = Array.from({ length: readers }, (_, place) => read(clients[place % 2] ?? clients[0], place));
  const stopWriters = startWriters(figures.ledger, clients, { ...facts, writers: 6, breath });
  return {
    figures,
    async stop() {
      goesOn = false;
      await Promise.all([...reading, stopWriters()]);
    },
  };
}

async function readOnce(figures: Figures, client: Client, token: string, turn: number): Promise<void> {
  const paths = [
    '/analysis/details',
    '/admins/listuser?status=approved&status=blocked&page=1',
    '/api/panchanga/list_panchanga',
    `/payment/getPaymentList?access_token=${token}&last_index=0&limit=100&filter_type=0`,
  ];
  const path = paths[turn % paths.length] ?? '';
  figures.reads += 1;
  for (const [tries, wait] of [0, ...repeats].entries()) {
    await pause(wait);
    const answer = await client.ask({ method: 'GET', path, token }).catch(() => undefined);
    if (answer && answer.status === 200) return;
    if (answer && !isTrouble(answer.status))
      return void figures.ledger.wrong.push(`GET ${path} was answered with ${answer.status}`);
    if (tries === 0) figures.failedFirst.push(performance.now());
  }
  figures.failedForGood.push(path.replace(/\?.*/, ''));
}
