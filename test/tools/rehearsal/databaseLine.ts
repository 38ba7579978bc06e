import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../../support/ports';

export type DatabaseLine = {
  /** The address of the database by way of this line. */
  url: string;
  /** Ends every connection and refuses further ones until it is mended. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Passes on nothing more, and says so to nobody: a network with a hole, or a machine without power. */
  swallow(): void;
};

/** A line to the database that can be cut, so that the database is away for one test and there for whoever else uses it. */
export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  const server = createServer((caller) => {
    if (isSwallowing) return void sockets.add(caller.on('error', () => undefined));
    const database = connect(Number(port || 5432), hostname);
    for (const [socket, other] of [
      [caller, database],
      [database, caller],
    ] as const) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          other.destroy();
        })
        .pipe(other);
    }
  });
  const ownPort = await listen(server);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${ownPort}`;
  return {
    url: url.href,
    async cut() {
      const closed = once(server.close(), 'close');
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    swallow() {
      isSwallowing = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    async mend() {
      isSwallowing = false;
      await listen(server, ownPort);
    },
  };
}
