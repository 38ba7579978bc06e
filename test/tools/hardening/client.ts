import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { administrator, type Target } from './target';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; milliseconds: number };

export type Asked = {
  method: string;
  path: string;
  token?: string;
  json?: unknown;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};

export type Client = {
  ask(asked: Asked): Promise<Answer>;
  close(): void;
};

/** A caller with so many connections, which stay open. */
export function openClient(port: number, facts: { connections: number }): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: facts.connections });
  const ask = ({ method, path, token, json, headers = {}, body }: Asked) =>
    new Promise<Answer>((resolve, reject) => {
      const content = json === undefined ? body : JSON.stringify(json);
      const begun = performance.now();
      const call = request({
        agent,
        port,
        method,
        path,
        host: '127.0.0.1',
        headers: {
          ...(token === undefined ? {} : { 'x-access-token': token }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(content === undefined ? {} : { 'content-length': Buffer.byteLength(content) }),
          ...headers,
        },
      });
      call.on('error', reject).on('response', (response) => {
        const pieces: Buffer[] = [];
        response
          .on('data', (piece: Buffer) => pieces.push(piece))
          .on('error', reject)
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(pieces).toString(),
              milliseconds: performance.now() - begun,
            }),
          );
      });
      call.end(content);
    });
  return { ask, close: () => agent.destroy() };
}

export async function signIn({ port }: Pick<Target, 'port'>): Promise<string> {
  const client = openClient(port, { connections: 1 });
  const { status, text } = await client.ask({ method: 'POST', path: '/admins/login', json: administrator });
  client.close();
  if (status !== 200) throw new Error(`The sign-in was answered with ${status}: ${text}`);
  return (JSON.parse(text) as { token: string }).token; // The contract promises it.
}
