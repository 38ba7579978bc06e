import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../../server/db/connect';
import { freePort } from '../support/freePort';
import { openClient, signIn } from './client';
import { aSmallPicture, createLedger, faultsOf, startWriters, type Ledger } from './ledger';
import { startTarget } from './target';

const writers = 8;
const longestLoad = 3_000;

export type KillReport = { kills: number; promised: number; slowestReopening: number; faults: string[] };

/** Ends the server with SIGKILL again and again while it writes, and looks each time at what is left. */
export async function killRepeatedly(kills: number): Promise<KillReport> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'hardening-kill-'));
  const picture = await aSmallPicture();
  const port = await freePort();
  const ledger = createLedger();
  const report: KillReport = { kills: 0, promised: 0, slowestReopening: 0, faults: [] };
  let target = await startTarget({ dataFolder, port, members: 60 });
  try {
    const token = await signIn(target);
    const first = openClient(port, { connections: 1 });
    const address = '/admins/listuser?status=approved&status=blocked&page=1';
    const { text } = await first.ask({ method: 'GET', path: address, token });
    first.close();
    const { data: members } = JSON.parse(text) as { data: { user_id: string; status: string }[] }; // The contract promises it.
    while (report.kills < kills) {
      const client = openClient(port, { connections: writers });
      const stop = startWriters(ledger, [client], { token, picture, members, writers, breath: 0 });
      // In the middle of the writing, however slow the machine is, and at any point of a write.
      const [enough, until] = [report.promised + randomInt(1, 40), performance.now() + longestLoad];
      while (ledger.answered < enough && performance.now() < until) await pause(5);
      await pause(randomInt(0, 30));
      await target.kill();
      await stop();
      client.close();
      report.kills += 1;
      report.promised = ledger.answered;

      const begun = performance.now();
      target = await startTarget({ dataFolder, port, members: 60 });
      report.slowestReopening = Math.max(report.slowestReopening, Math.round(performance.now() - begun));
      const found = await look(dataFolder, ledger, port, token);
      report.faults.push(...found.map((fault) => `After kill ${report.kills}: ${fault}`));
    }
  } finally {
    await target.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  return report;
}

async function look(dataFolder: string, ledger: Ledger, port: number, token: string): Promise<string[]> {
  const client = openClient(port, { connections: 1 });
  const { status } = await client.ask({ method: 'GET', path: '/analysis/details', token });
  client.close();
  const db = connect(path.join(dataFolder, 'vivaha.sqlite'));
  try {
    const faults = await faultsOf(db, ledger);
    if (status !== 200) faults.push(`the session that was promised at the beginning is gone (${status})`);
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') faults.push(`integrity_check: ${rows[0]?.integrity_check}`);
    const ads = db.selectFrom('vendor_ads').select(['title', 'image']).where('title', 'like', 'mark-%');
    for (const { title, image } of await ads.execute()) {
      const file = path.join(dataFolder, image ?? '');
      if (!existsSync(file) || !readFileSync(file).includes('IEND'))
        faults.push(`the picture of the ad ${title} is not whole`);
    }
    return faults;
  } finally {
    await db.destroy();
  }
}
