import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../../../server/app';
import { openDatabase } from '../../../server/db/connect';
import { storageInFolder } from '../../../server/storage/storageInFolder';
import { hashPassword } from '../../../server/security/passwords';
import { openSession } from '../../../server/security/sessions';
import type { Mail } from '../../../server/services';
import { openSite } from '../../../server/site';
import { insertWorld, type World } from '../../support/builders';
import { signedInState } from './signedIn';

/** Takes an answer into its own hands, and says so. */
type InBetween = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Who may sign in to every world. */
export const administrator = { email: 'admin@example.org', password: 'Lotus-Lamp-2026' };

let passwordHash: Promise<string> | undefined;

/** The built console and its companion in this process, on a database that holds exactly this world. */
export async function serveWorld(world: World, { username = 'Admin' } = {}) {
  const db = await openDatabase(':memory:');
  await insertWorld(db, world);
  passwordHash ??= hashPassword(administrator.password);
  const { id } = await db
    .insertInto('administrators')
    .values({
      email: administrator.email,
      username,
      password_hash: await passwordHash,
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mediaFolder = mkdtempSync(path.join(tmpdir(), 'world-media-'));

  let inBetween: InBetween = () => false;
  let port = 0;
  let server: Server;
  const mails: Mail[] = [];
  const app = createApp({
    db,
    media: storageInFolder(mediaFolder),
    site: await openSite(path.resolve('dist')),
    publicUrl: 'http://127.0.0.1',
    now: () => new Date(),
    sendMail: async (mail) => void mails.push(mail),
    waitUntil: (work) => void work.catch(console.error),
  });
  const answer = getRequestListener(app.fetch);
  const start = async () => {
    server = createServer((request, response) => {
      if (!inBetween(request, response)) void answer(request, response);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    const place = server.address();
    if (typeof place === 'object' && place !== null) port = place.port;
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };

  await start();
  return {
    address: `http://127.0.0.1:${port}`,
    ...administrator,
    db,
    mails,
    /** From now on it is asked before the companion; undefined takes it away. */
    standInBetween: (next: InBetween | undefined) => void (inBetween = next ?? (() => false)),
    /** Connections are refused until it is started again. */
    start,
    stop,
    /** The facts of a browser in which the administrator has signed in already. */
    signedIn: async () => signedInState(`http://127.0.0.1:${port}`, await openSession(db, id, new Date())),
    close: async () => {
      await stop();
      await db.destroy();
      rmSync(mediaFolder, { recursive: true, force: true });
    },
  };
}

export type ServedWorld = Awaited<ReturnType<typeof serveWorld>>;
