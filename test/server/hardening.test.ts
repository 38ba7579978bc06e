import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createListener } from '../../server/listener';
import { mediaInFolder } from '../../server/media/mediaInFolder';
import { fuzz } from '../hardening/fuzz';
import { killRepeatedly } from '../hardening/kill';
import { killWhileMigrating } from '../hardening/killMigration';
import { soak } from '../hardening/soak';
import { killRestores } from '../hardening/killRestore';
import { openCompanion } from '../support/companion';
import { appOver } from './programs';

// The short forms; `node --import tsx test/hardening/fuzzCommand.ts` and `node --import tsx test/hardening/killCommand.ts` go on for minutes.

it('answers hundreds of requests that no console would send as it answers every other', async () => {
  const companion = await openCompanion();
  const mediaFolder = mkdtempSync(path.join(tmpdir(), 'fuzz-media-'));
  const complaints: unknown[] = [];
  const complain = jest.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  const app = appOver(companion.db, {
    media: mediaInFolder(mediaFolder),
    waitUntil: (work) => void work.catch((error: unknown) => complaints.push(error)),
  });
  const server = createListener(app, {
    headersTimeout: 2_000,
    requestTimeout: 3_000,
    connectionsCheckingInterval: 100,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.

  const report = await fuzz(port, { requests: 600, seed: 20_261_121, token: companion.token });
  server.closeAllConnections();
  server.close();
  complain.mockRestore();
  await companion.close();
  rmSync(mediaFolder, { recursive: true });
  expect(report.faults).toEqual([]);
  expect(complaints).toEqual([]);
  expect(report.requests).toBe(600);
  expect(report.statuses.get(200)).toBeGreaterThan(50);
}, 60_000);

it('loses nothing that it has promised when it is killed while it writes', async () => {
  const report = await killRepeatedly(3);
  expect(report.faults).toEqual([]);
  expect(report.kills).toBe(3);
  expect(report.promised).toBeGreaterThan(0);
}, 120_000);

it('migrates an old database wholly or not at all, whenever it is killed', async () => {
  expect(await killWhileMigrating(2)).toEqual([]);
}, 120_000);

it('fails nobody and loses nothing while another program writes the database', async () => {
  const report = await soak({ seconds: 2, members: 60 });
  expect(report.faults).toEqual([]);
  expect(Math.min(report.reads, report.writes, report.others)).toBeGreaterThan(0);
}, 60_000);

it('leaves the old data or the backup when backup and restore are killed, and never a mixture', async () => {
  const report = await killRestores(2);
  expect(report.faults).toEqual([]);
  expect(report.rounds).toBe(2);
}, 120_000);
