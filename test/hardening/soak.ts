import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '../../server/db/connect';
import { fire, mixOf } from './cannon';
import { openClient, signIn } from './client';
import { aSmallPicture, createLedger, faultsOf, startWriters } from './ledger';
import { startTarget } from './target';

const readers = 45;
const writers = 5;

export type SoakReport = { reads: number; writes: number; others: number; p99: number; faults: string[] };

/** Reads and writes through the API while another program writes the same database, and looks afterwards whether all of it is there. */
export async function soak({ seconds, members }: { seconds: number; members: number }): Promise<SoakReport> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hardening-soak-'));
  const file = path.join(dataFolder, 'vivaha.sqlite');
  const target = await startTarget({ dataFolder, members });
  const ledger = createLedger();
  try {
    const token = await signIn(target);
    const mix = await mixOf(target.port, token, { writes: false });
    const client = openClient(target.port, { connections: writers });
    const other = startSecondWriter(file);
    await other.begun;
    const facts = { token, picture: await aSmallPicture(), members: [], writers, breath: 0 };
    const stop = startWriters(ledger, [client], facts);
    const { requests, p99, failures, statuses } = await fire(target.port, mix, { connections: readers, seconds });
    await stop();
    client.close();
    const others = await other.stop();

    const db = connect(file);
    const faults = await faultsOf(db, ledger);
    const found = await db.selectFrom('members').select('user_id').where('user_id', 'like', 'soak-%').execute();
    await db.destroy();
    if (found.length !== others) faults.push(`of ${others} members of the other program ${found.length} are there`);
    if (failures > 0) faults.push(`${failures} reads failed: ${JSON.stringify(statuses)}`);
    if (ledger.unanswered > 0) faults.push(`${ledger.unanswered} writes failed`);
    return { reads: requests, writes: ledger.answered, others, p99, faults };
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
