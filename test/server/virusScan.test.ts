import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { readEnvironment } from '../../server/environment';
import { createVirusScan } from '../../server/security/virusScan';
import { onlyErrors } from '../../server/services';
import { aPicture } from '../support/builders';
import { openCompanion, type Companion } from '../support/companion';
import { aFolder } from '../support/folders';
import { addAd, listAds } from './adCalls';

const folder = aFolder();
let companion: Companion | undefined;
let clamd: Server | undefined;
afterEach(async () => {
  await companion?.close();
  clamd?.close();
});

/** Reads a stream as clamd does, and finds something in files of the length that is infected. */
async function startClamd(scanner: { path: string } | { host: string; port: number }, infected = NaN): Promise<number> {
  clamd = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket
      .on('error', () => undefined)
      .on('data', (piece) => {
        sent = Buffer.concat([sent, piece]);
        const command = sent.toString('latin1', 0, 10);
        const length = sent.length >= 14 ? sent.readUInt32BE(10) : NaN;
        if (command !== 'zINSTREAM\0' || sent.length < 14 + length + 4) return;
        const isWhole = sent.length === 18 + length && sent.readUInt32BE(14 + length) === 0;
        const verdict = length === infected ? 'Eicar-Signature FOUND' : 'OK';
        socket.end(isWhole ? `stream: ${verdict}\0` : 'INSTREAM: no such stream. ERROR\0');
      });
  });
  await once(clamd.listen(scanner), 'listening');
  const address = clamd.address();
  return typeof address === 'string' ? 0 : (address as AddressInfo).port; // It listens.
}

async function openBehind(CLAMD_URL: string): Promise<Companion> {
  const scanner = readEnvironment({ CLAMD_URL }).clamd;
  if (!scanner) throw new Error('The address names no scanner.');
  companion = await openCompanion({ scanUpload: createVirusScan(scanner, onlyErrors) });
  return companion;
}

it.each([
  ['TCP', (port: number) => `tcp://127.0.0.1:${port}`, { host: '127.0.0.1', port: 0 }],
  ['a socket', () => `unix:${path.join(folder, 'clamd.ctl')}`, { path: path.join(folder, 'clamd.ctl') }],
])('a file in which the scanner finds something is refused, over %s', async (_, addressOf, scanner) => {
  const infected = aPicture('jpeg', { bytes: 300_000 });
  const behind = await openBehind(addressOf(await startClamd(scanner, infected.size)));
  const { status, body } = await addAd(behind, infected);
  expect([status, body.message]).toEqual([422, 'The virus scanner has found something in this file: it was not kept.']);
  expect(await listAds(behind)).toEqual([]);
  expect((await addAd(behind, aPicture('png'))).status).toBe(200);
  expect(await listAds(behind)).toHaveLength(1);
});

it('while the scanner is away, no file is taken, and all else goes on', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation();
  const port = await startClamd({ host: '127.0.0.1', port: 0 });
  const behind = await openBehind(`tcp://127.0.0.1:${port}`);
  clamd?.close();
  const { status, headers, body } = await addAd(behind, aPicture('png'));
  expect([status, headers.get('retry-after')]).toEqual([503, '30']);
  expect(body.message).toMatch(/^The virus scanner does not answer/);
  expect(await listAds(behind)).toEqual([]);
  expect(complaints.mock.calls.join()).toContain('The virus scanner of CLAMD_URL failed.');
  complaints.mockRestore();
});

it.each(['clamd', 'http://clamd:3310', 'tcp://clamd', 'unix:clamd.ctl'])(
  '%s is no address of a scanner',
  (CLAMD_URL) => {
    expect(() => readEnvironment({ CLAMD_URL })).toThrow(/^CLAMD_URL must be tcp/);
  },
);
