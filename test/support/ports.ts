import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Has a server listen on this machine, and answers on which port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port; // It listens on a port, not on a pipe.
}

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}
