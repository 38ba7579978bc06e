import { connect, type NetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';
import { HttpError } from '../httpError';
import type { Log, Services } from '../services';

const timeout = 10_000;

/** `tcp://host:port` or `unix:/path`; undefined for anything else. */
export function readClamd(address: string): NetConnectOpts | undefined {
  const [, host, port, path] = /^(?:tcp:\/\/([\w.-]+|\[[\da-f:]+\]):(\d{1,5})|unix:(\/.+))$/i.exec(address) ?? [];
  if (path !== undefined) return { path };
  return host === undefined ? undefined : { host: host.replace(/[[\]]/g, ''), port: Number(port) };
}

/** Refuses what ClamAV finds something in, and everything while it does not answer. */
export function createVirusScan(clamd: NetConnectOpts, log: Log): NonNullable<Services['scanUpload']> {
  return async (bytes) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    const words = [Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)];
    const verdict = await askClamd(clamd, Buffer.concat(words)).catch((err: unknown) => String(err));
    if (verdict.endsWith(' FOUND'))
      throw new HttpError(422, 'The virus scanner has found something in this file: it was not kept.');
    if (verdict.endsWith(': OK')) return;
    log.error({ verdict }, 'The virus scanner of CLAMD_URL failed.');
    const sentence = 'The virus scanner does not answer, so no file is taken right now. Please try again in a moment.';
    throw new HttpError(503, sentence, { 'Retry-After': '30' });
  };
}

/** clamd closes the line behind its answer. */
export async function askClamd(clamd: NetConnectOpts, words: Buffer): Promise<string> {
  const socket = connect(clamd).setTimeout(timeout, () => socket.destroy(new Error('It does not answer.')));
  socket.write(words);
  return (await text(socket)).replace(/\0$/, '');
}
