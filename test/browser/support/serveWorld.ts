import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { openSession } from '../../../server/security/sessions';
import { openSite } from '../../../server/site';
import { insertWorld, type World } from '../../support/builders';
import { administrator, openCompanion } from '../../support/companion';
import { listen } from '../../support/ports';
import { signedInState } from './openBrowser';

/** Takes an answer into its own hands, and says so. */
type InBetween = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The built console and its companion in this process, on a database that holds exactly this world. */
export async function serveWorld(world: World) {
  const { db, fetch, close } = await openCompanion({ site: await openSite(path.resolve('dist')) });
  await insertWorld(db, world);
  const { id } = await db.selectFrom('administrators').select('id').executeTakeFirstOrThrow();

  let inBetween: InBetween = () => false;
  let port = 0;
  let server: Server;
  const answer = getRequestListener((request) => fetch(request));
  const start = async () => {
    server = createServer((request, response) => {
      if (!inBetween(request, response)) void answer(request, response);
    });
    port = await listen(server, port);
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };

  await start();
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    ...administrator,
    db,
    /** From now on it is asked before the companion; undefined takes it away. */
    standInBetween: (next: InBetween | undefined) => void (inBetween = next ?? (() => false)),
    /** Connections are refused until it is started again. */
    start,
    stop,
    /** The facts of a browser in which the administrator has signed in already. */
    signedIn: async () => signedInState(address, await openSession(db, id, new Date())),
    close: async () => {
      await stop();
      await close();
    },
  };
}

export type ServedWorld = Awaited<ReturnType<typeof serveWorld>>;
