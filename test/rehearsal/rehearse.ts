import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { openDatabase } from '../../server/db/connect';
import { openClient, signIn, type Client } from '../hardening/client';
import { formOf } from '../hardening/kill';
import { freePort } from '../support/freePort';
import { aMember, insertWorld } from '../support/builders';
import { s3Keys, startS3Server } from '../support/s3Server';
import { createApiProcess, type ApiProcess } from './apiProcess';
import { auditBooks, comparePictures, findLost } from './books';
import { startLoad } from './load';
import { startNginx, type Proxy } from './nginx';

/** ms of undisturbed load between two events. */
const calm = 2_000;
/** ms after a kill or an upgrade in which the first try of a reading call may fail. */
const recovery = 3_000;

type Stage = { proxy: Proxy; apis: [ApiProcess, ApiProcess]; client: Client; databaseUrl: string; token: string };

/** A day in the life of a service with two processes: a crash and an upgrade, while administrators work. */
async function rehearse({ proxy, apis, client, databaseUrl, token }: Stage): Promise<string[]> {
  const [first, second] = apis;
  const faults: string[] = [];
  const picture = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#b4405a' } })
    .png()
    .toBuffer();
  const members = Array.from({ length: 60 }, () => aMember({ status: 'approved' }));
  const db = await openDatabase(databaseUrl);
  try {
    await insertWorld(db, { members });
    faults.push(...(await picturesOfEachOther(apis, token, picture)));

    const load = startLoad({ client, token, picture, members: members.map(({ user_id }) => user_id) });
    const { figures } = load;
    const troubles: { from: number; until: number }[] = [];
    const during = async (event: () => Promise<unknown>) => {
      const from = performance.now();
      await event();
      troubles.push({ from, until: performance.now() + recovery });
    };
    await pause(calm);

    await during(() => second.kill());
    await pause(calm);
    await second.start();
    await proxy.untilUsed(second.port);

    const stops: number[] = [];
    for (const api of apis) {
      await during(async () => void stops.push(await api.stop()));
      await api.start();
      await proxy.untilUsed(api.port);
    }
    await pause(calm);
    await load.stop();

    faults.push(...figures.wrong, ...figures.failedForGood.map((what) => `GET ${what} failed when it was repeated`));
    const strange = figures.failedFirst.filter((at) => !troubles.some(({ from, until }) => at >= from && at <= until));
    if (strange.length > 0) faults.push(`${strange.length} reading calls failed while nothing was wrong`);
    if (figures.answeredWrites === 0 || figures.reads === 0) faults.push('nothing was written or nothing was read');
    const lost = await findLost(db, figures);
    faults.push(...lost, ...(await auditBooks(db, figures)));
    const pictures = await comparePictures(db, figures.promised.ad, apis);
    faults.push(...pictures.faults);
    if (proxy.logged().includes(token)) faults.push('the log of nginx holds the token of a session');
    console.log(
      [
        `One process killed, both upgraded (they ended within ${Math.max(...stops)} ms; ${first.name} and ${second.name}):`,
        `${figures.reads} reads, ${figures.failedFirst.length} failed at first, ${figures.failedForGood.length} for good;`,
        `${figures.answeredWrites} writes answered, ${lost.length} lost, ${figures.unansweredWrites} without an answer;`,
        `${pictures.count} pictures, each from both processes.`,
      ].join(' '),
    );
    return faults;
  } finally {
    await db.destroy();
  }
}

/** A picture that is sent to one process is there at once in the other. */
async function picturesOfEachOther(apis: [ApiProcess, ApiProcess], token: string, picture: Buffer): Promise<string[]> {
  const faults: string[] = [];
  for (const [from, to] of [apis, [...apis].reverse()] as [ApiProcess, ApiProcess][]) {
    const [sender, receiver] = [from, to].map(({ port }) => openClient(port, { connections: 1 })) as [Client, Client];
    const form = formOf(`first-picture-${from.port}`, picture);
    const sent = await sender.ask({ method: 'POST', path: '/api/vendor_ads/add_vendor_ads', token, ...form });
    const listed = await receiver.ask({ method: 'GET', path: '/api/vendor_ads/list_vendor_ads', token });
    const { responseData } = JSON.parse(listed.text) as { responseData: { title: string; image: string }[] }; // The contract promises it.
    const ad = responseData.find(({ title }) => title === `first-picture-${from.port}`);
    const served = await receiver.ask({ method: 'GET', path: ad?.image ?? '/media/ads/none.png' });
    if (sent.status !== 200 || served.status !== 200 || served.headers['content-type'] !== 'image/png')
      faults.push(
        `${to.name} does not serve the picture that ${from.name} was sent (${sent.status}, ${served.status})`,
      );
    sender.close();
    receiver.close();
  }
  return faults;
}

async function main() {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (!databaseUrl) throw new Error('TEST_DATABASE_URL names no PostgreSQL database: .ci/rehearse gives one.');
  const begun = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const s3 = await startS3Server();
  const ports: [number, number] = [await freePort(), await freePort()];
  const proxyPort = await freePort();
  const [first, second] = ports.map((port, index) =>
    createApiProcess(`process ${index + 1}`, port, {
      ...s3Keys,
      DATABASE_URL: databaseUrl,
      MEDIA_URL: s3.mediaUrl('media'),
      DATA_DIR: path.join(folder, `data-${index + 1}`),
      PUBLIC_URL: `http://127.0.0.1:${proxyPort}`,
    }),
  ) as [ApiProcess, ApiProcess]; // There are two ports.
  let proxy: Proxy | undefined;
  let client: Client | undefined;
  let faults: string[] = [];
  try {
    // Both at once on an empty database, as an orchestrator would.
    await Promise.all([first.start(), second.start()]);
    proxy = await startNginx(folder, proxyPort, ports);
    client = openClient(proxyPort, { connections: 12 });
    const token = await signIn({ port: proxyPort });
    faults = await rehearse({ proxy, client, databaseUrl, token, apis: [first, second] });
  } catch (error) {
    faults = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    client?.close();
    await Promise.all([proxy?.stop(), first.stop(), second.stop()]);
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const fault of faults.slice(0, 20)) console.error(fault);
  if (faults.length > 0) for (const api of [first, second]) console.error(`${api.name} wrote:\n${api.output()}`);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`The rehearsal ${faults.length === 0 ? 'passed' : `failed (${faults.length} faults)`} in ${seconds} s.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

void main();
