import { once } from 'node:events';
import { connect } from 'node:net';
import type { Server } from 'node:http';
import { createListener } from '../../server/listener';
import { aPayment, insertWorld } from '../support/builders';
import { openCompanion, type Companion } from '../support/companion';
import { listen } from '../support/ports';
import { appOver } from './programs';

let companion: Companion;
let server: Server;
let port: number;

beforeAll(async () => {
  companion = await openCompanion();
  server = createListener(appOver(companion.db), {
    headersTimeout: 300,
    requestTimeout: 600,
    connectionsCheckingInterval: 50,
    connections: 5,
  });
  port = await listen(server);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await companion.close();
});

/** Sends bytes as they are and returns everything that comes back until the end of the connection. */
async function exchange(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  // A connection that is refused may end in an error; what counts is what was said before.
  const ended = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  socket.on('data', (text: string) => (answer += text));
  socket.write(bytes, 'latin1');
  await ended;
  return answer;
}

const host = 'Host: companion.example.org\r\n';
const close = 'Connection: close\r\n\r\n';

it.each([
  ['noise', '\0\x01\x02 noise\r\n\r\n', 400],
  ['a header without an end', `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  [
    'a length and chunks',
    `POST /admins/login HTTP/1.1\r\n${host}Content-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['two hosts', `GET /healthz HTTP/1.1\r\n${host}host: other.example.org\r\n${close}`, 400],
  ['a host that is none', `GET /analysis/details HTTP/1.1\r\nHost: a b@c\r\n${close}`, 400],
  ['an address that is none', `GET http://%zz/ HTTP/1.1\r\n${host}${close}`, 400],
  ['headers that never end', `GET / HTTP/1.1\r\n${host}`, 408],
  [
    'a body that never comes',
    `POST /admins/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    408,
  ],
])('what is no HTTP (%s) is refused by its status', async (_name, bytes, status) => {
  expect(await exchange(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it('takes no more connections than it was told', async () => {
  const sockets = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect(await exchange(`GET /analysis/details HTTP/1.1\r\n${host}${close}`)).toBe('');
  for (const socket of sockets) socket.destroy();
  const open = () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  while ((await open()) !== 0) await new Promise(setImmediate);
});

it('sends a long list bit by bit while another one is sent to the same administrator, so that nobody cuts it', async () => {
  const { db, token } = companion;
  await insertWorld(db, { payments: Array.from({ length: 2_100 }, () => aPayment()) });
  const app = appOver(db, { listPause: 1 });
  const ask = () =>
    app.request(`/payment/getPaymentList?access_token=${token}&last_index=0&limit=100000&filter_type=0`, {
      headers: { 'x-access-token': token },
    });
  const unread = await ask();
  const reader = unread.body?.getReader();
  await reader?.read();
  await reader?.read();
  expect((await (await ask()).text()).slice(-1)).toBe('}');
  await reader?.cancel();
});

it('answers what is under way when it stops, and waits for nothing else', async () => {
  const stopping = createListener(appOver(companion.db));
  const socket = connect(await listen(stopping), '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  // A request that is under way when the server stops is answered, and is the last one.
  socket.write(`POST /admins/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{`);
  await once(stopping, 'request');
  const stopped = new Promise((resolve) => stopping.close(resolve));
  socket.write('}');
  await Promise.all([stopped, once(socket, 'close')]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
