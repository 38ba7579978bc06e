import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Api } from './services';
import { second } from './time';

const defaultLimits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15 * second,
  // Long enough for a 2 MB picture over a slow connection.
  requestTimeout: 120 * second,
  keepAliveTimeout: 20 * second,
  connectionsCheckingInterval: 5 * second,
  idleTimeout: 60 * second,
  connections: 1000,
};

/** An HTTP server for the API. What is no HTTP never reaches the API: Node answers it with the status alone. */
export function createListener(api: Api, limits: Partial<typeof defaultLimits> = {}): Server {
  const { connections, idleTimeout, ...options } = { ...defaultLimits, ...limits };
  const listener = getRequestListener(api.fetch);
  const server = createServer(options, (request, response) => {
    // While the server stops: it waits for connections, and proxies keep theirs for the next request.
    response.once('finish', () => {
      if (!server.listening) request.socket.end();
    });
    // Node keeps the first of two, a proxy may go by the other.
    if (request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1)
      return void response.writeHead(400, { Connection: 'close' }).end();
    void listener(request, response);
  });
  server.maxConnections = connections;
  server.timeout = idleTimeout;
  return server;
}
