import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { errorHeaders } from './security/headers';
import { onlyErrors, type Api, type Log } from './services';

const second = 1000;

/** What a caller may use before it is authenticated: time, header size, connections. */
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

type Facts = Partial<typeof defaultLimits> & { overHttps?: boolean; log?: Log };

/** An HTTP server for the API. Malformed requests, which never reach the API, are answered in the same envelope. */
export function createListener(api: Api, facts: Facts = {}): Server {
  const { overHttps = false, log = onlyErrors, connections, idleTimeout, ...options } = { ...defaultLimits, ...facts };
  const headers = errorHeaders(overHttps);
  const listener = getRequestListener(api.fetch, {
    errorHandler: async (error) => {
      if (!(error instanceof RequestError)) log.error({ err: error }, 'A request could not be answered.');
      const status = error instanceof RequestError ? 400 : 500;
      return new Response(envelope(status), { status, headers: await headers });
    },
  });
  // Otherwise Node answers a missing Host header itself, without the envelope.
  const server = createServer({ ...options, requireHostHeader: false }, (request, response) => {
    // While the server stops: it waits for connections, and proxies keep theirs for the next request.
    response.once('finish', () => {
      if (!server.listening) request.socket.end();
    });
    void listener(request, response);
  });
  server.maxConnections = connections;
  server.timeout = idleTimeout;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    void headers.then((common) => socket.end(rawAnswer(statusOf[error.code ?? ''] ?? 400, common)));
  });
  return server;
}

const statusOf: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const sentences: Record<number, string> = {
  400: 'The request cannot be read.',
  408: 'The request took too long to arrive.',
  413: 'The body of the request is too large.',
  431: 'The headers of the request are too large.',
};

function envelope(status: number): string {
  const sentence = sentences[status] ?? 'Something went wrong on the server. Please try again.';
  return JSON.stringify({ responseCode: status, responseMessage: sentence, message: sentence });
}

function rawAnswer(status: number, common: Record<string, string>): string {
  const body = envelope(status);
  const headers = { ...common, 'Content-Length': String(body.length), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
