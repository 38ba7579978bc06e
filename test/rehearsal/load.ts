import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Asked, Client } from '../hardening/client';
import { entryOf, formOf } from '../hardening/kill';

const readers = 6;
const writers = 6;
/** ms between two calls of one worker: the cores are shared with everything that is rehearsed. */
const breath = 25;
/** The console repeats a reading call at most twice. */
const repeats = [400, 1200];

type Kind = 'panchanga' | 'ad';

export type Figures = {
  reads: number;
  /** performance.now() of every first try that failed. */
  failedFirst: number[];
  repeated: number;
  failedForGood: string[];
  answeredWrites: number;
  unansweredWrites: number;
  /** Answers that no trouble excuses. */
  wrong: string[];
  /** What an answer has promised, by the mark that stands in every field of the row. */
  promised: Record<Kind, Set<string>>;
  /** The status that was promised last, and those that may have come true since. */
  members: Map<string, { promised: string; possible: Set<string> }>;
};

const isTrouble = ({ status }: Answer) => [502, 503, 504].includes(status);

type Facts = { client: Client; token: string; members: string[]; picture: Buffer };

/** Reads and writes without an end until it is stopped, by way of each client in turn, and keeps the books. */
export function startLoad({ clients, ...facts }: Omit<Facts, 'client'> & { clients: [Client, Client] }) {
  const figures: Figures = {
    reads: 0,
    failedFirst: [],
    repeated: 0,
    failedForGood: [],
    answeredWrites: 0,
    unansweredWrites: 0,
    wrong: [],
    promised: { panchanga: new Set(), ad: new Set() },
    members: new Map(),
  };
  let goesOn = true;
  const clientOf = (place: number) => clients[place % 2] ?? clients[0];
  const work = (turn: (index: number) => Promise<void>) => async () => {
    for (let index = 0; goesOn; index += 1) {
      await turn(index);
      await pause(breath);
    }
  };
  const workers = [
    ...Array.from({ length: readers }, (_, place) =>
      work(() => read(figures, { ...facts, client: clientOf(place) }))(),
    ),
    ...Array.from({ length: writers }, (_, place) => {
      // Each writer has members of its own, or the order of two promises would be anybody's guess.
      const own = facts.members.filter((_member, index) => index % writers === place);
      return work((index) => write(figures, { ...facts, client: clientOf(place) }, own, index))();
    }),
  ];
  return {
    figures,
    async stop() {
      goesOn = false;
      await Promise.all(workers);
    },
  };
}

async function read(figures: Figures, { client, token }: Facts): Promise<void> {
  const paths = [
    '/analysis/details',
    '/admins/listuser?status=approved&status=blocked&page=1',
    '/api/panchanga/list_panchanga',
    `/payment/getPaymentList?access_token=${token}&last_index=0&limit=100&filter_type=0`,
  ];
  const path = paths[randomInt(paths.length)] ?? '';
  figures.reads += 1;
  for (const [tries, wait] of [0, ...repeats].entries()) {
    await pause(wait);
    const answer = await client.ask({ method: 'GET', path, token }).catch(() => undefined);
    if (answer && answer.status === 200) return;
    if (answer && !isTrouble(answer)) return void figures.wrong.push(`GET ${path} was answered with ${answer.status}`);
    if (tries === 0) figures.failedFirst.push(performance.now());
    if (tries < repeats.length) figures.repeated += 1;
  }
  figures.failedForGood.push(path.replace(/\?.*/, ''));
}

async function write(figures: Figures, facts: Facts, own: string[], index: number): Promise<void> {
  const member = own[index % own.length];
  if (index % 3 === 0 && member) return setStatus(figures, facts, member);
  const kind = index % 12 === 1 ? 'ad' : 'panchanga';
  const mark = `mark-${Date.now().toString(36)}${randomInt(1e9).toString(36)}`;
  const asked: Asked =
    kind === 'ad'
      ? { method: 'POST', path: '/api/vendor_ads/add_vendor_ads', ...formOf(mark, facts.picture) }
      : { method: 'POST', path: '/api/panchanga/add_panchanga', json: entryOf(mark) };
  if (await isAnswered(figures, facts, asked)) figures.promised[kind].add(mark);
}

async function setStatus(figures: Figures, facts: Facts, member: string): Promise<void> {
  const known = figures.members.get(member) ?? { promised: 'approved', possible: new Set() };
  figures.members.set(member, known);
  // After a write without an answer either status may be true; blocking and accepting are both allowed then.
  const next = known.promised === 'approved' ? 'blocked' : 'approved';
  known.possible.add(next);
  const path = `/admins/${next === 'approved' ? 'accept' : 'block'}?user_id=${member}`;
  if (!(await isAnswered(figures, facts, { method: 'PUT', path }))) return;
  known.promised = next;
  known.possible.clear();
}

async function isAnswered(figures: Figures, { client, token }: Facts, asked: Asked): Promise<boolean> {
  const answer = await client.ask({ ...asked, token }).catch(() => undefined);
  if (answer && answer.status < 300) {
    figures.answeredWrites += 1;
    return true;
  }
  if (answer && !isTrouble(answer))
    figures.wrong.push(`${asked.method} ${asked.path} was answered with ${answer.status}: ${answer.text}`);
  figures.unansweredWrites += 1;
  return false;
}
