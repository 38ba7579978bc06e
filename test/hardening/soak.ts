import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SqliteDatabase from 'libsql';
import { openClient, signIn, type Asked } from './client';
import { idsOf, mixOf } from './mix';
import { startTarget } from './target';

const connections = 50;
/** Every tenth connection writes. */
const writers = 5;

export type SoakReport = { reads: number; writes: number; others: number; p99: number; faults: string[] };

/** Reads and writes through the API while another program writes the same database, and looks afterwards whether all of it is there. */
export async function soak({ seconds, members }: { seconds: number; members: number }): Promise<SoakReport> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hardening-soak-'));
  const file = path.join(dataFolder, 'vivaha.sqlite');
  const target = await startTarget({ dataFolder, members });
  const faults: string[] = [];
  const times: number[] = [];
  const promised: string[] = [];
  try {
    const token = await signIn(target);
    const client = openClient(target.port, { connections });
    const mix = mixOf(token, await idsOf(client, token));
    const other = startSecondWriter(file);
    await other.begun;

    const ask = async (asked: Asked) => {
      const { status, milliseconds } = await client.ask(asked);
      if (status >= 300) faults.push(`${asked.method} ${asked.path.replace(/\?.*/, '')} was answered with ${status}`);
      return { status, milliseconds };
    };
    const until = performance.now() + seconds * 1000;
    const read = async () => {
      while (performance.now() < until) {
        const asked = mix(Math.random);
        if (asked.method === 'GET') times.push((await ask(asked)).milliseconds);
      }
    };
    const write = async (_: unknown, writer: number) => {
      for (let time = 0; performance.now() < until; time += 1) {
        const mark = `mark-${writer}-${time}`;
        const json = { date: '2026-11-22', nakshatra: mark, thithi: 'x', vaaara: 'x', yoga: 'x', karana: 'x' };
        const { status } = await ask({ method: 'POST', path: '/api/panchanga/add_panchanga', token, json });
        if (status === 200) promised.push(mark);
      }
    };
    await Promise.all([
      ...Array.from({ length: connections - writers }, read),
      ...Array.from({ length: writers }, write),
    ]);
    client.close();
    const others = await other.stop();
    faults.push(...look(file, promised, others));
    times.sort((one, two) => one - two);
    const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? Infinity);
    return { reads: times.length, writes: promised.length, others, p99, faults };
  } finally {
    await target.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function startSecondWriter(file: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'secondWriter.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(child, 'exit');
  return {
    begun: once(child.stdout, 'data'),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return Number(output.trim().split('\n').at(-1));
    },
  };
}

function look(file: string, promised: string[], others: number): string[] {
  const database = new SqliteDatabase(file);
  const rows = (query: string) => database.prepare(query).all() as { value: string }[]; // The queries below name it so.
  try {
    const marks = new Set(rows(`select nakshatra as value from panchanga`).map(({ value }) => value));
    const lost = promised.filter((mark) => !marks.has(mark)).map((mark) => `the promised entry ${mark} is lost`);
    const found = rows(`select user_id as value from members where user_id like 'soak-%'`).length;
    return found === others ? lost : [...lost, `of ${others} members of the other program ${found} are there`];
  } finally {
    database.close();
  }
}
