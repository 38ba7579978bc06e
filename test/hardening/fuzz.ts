import { connect } from 'node:net';
import fc from 'fast-check';
import { callNames, callOf } from '../server/contract';
import { openClient, type Answer, type Asked, type Client } from './client';

const atOnce = 16;

export type FuzzReport = { requests: number; statuses: Map<number, number>; faults: string[] };

/** Sends so many requests that no console would send, and says which answers are not as every answer has to be. */
export async function fuzz(
  port: number,
  facts: { requests: number; seed: number; token: string },
): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: new Map(), faults: [] };
  const client = openClient(port, { connections: atOnce });
  const drawn = fc.sample(strangeRequest(facts.token), { numRuns: facts.requests, seed: facts.seed });
  const waiting = drawn.entries();
  const work = async () => {
    for (const [place, asked] of waiting) {
      const answer = await send(client, port, asked).catch((error: Error) => error);
      report.requests += 1;
      if (answer === 'cut') continue;
      const fault = answer instanceof Error ? `no answer (${answer.message})` : faultOf(asked, answer);
      if (!(answer instanceof Error)) report.statuses.set(answer.status, (report.statuses.get(answer.status) ?? 0) + 1);
      if (fault)
        report.faults.push(
          `request ${place} of seed ${facts.seed}: ${fault}\n  ${JSON.stringify(asked).slice(0, 600)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  client.close();
  return report;
}

/** Bytes that are no HTTP go over a connection of their own. */
type Strange = Asked | { raw: string };

async function send(client: Client, port: number, asked: Strange): Promise<Answer | 'cut'> {
  if (!('raw' in asked)) {
    return client.ask(asked).catch((error: Error) => {
      // Headers that are too large are refused with a body before anybody knows that the method wants none.
      if (asked.method === 'HEAD' && error.message.includes('Data after')) return 'cut' as const;
      throw error;
    });
  }
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setEncoding('latin1');
    let answer = '';
    socket.on('data', (piece: string) => (answer += piece));
    socket
      .on('close', () => resolve(answer))
      .on('error', (error: NodeJS.ErrnoException) => {
        // The server may hang up on noise before all of it has been sent.
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
      });
    socket.end(asked.raw, 'latin1');
  });
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]);
  if (Number.isNaN(status)) return 'cut';
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.split(': ')[0]?.toLowerCase(), line.split(': ').slice(1).join(': ')]),
  );
  return { status, headers, text: body, milliseconds: 0 };
}

const promisedHeaders = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /default-src/,
  'referrer-policy': /^no-referrer$/,
  'x-frame-options': /^DENY$/,
};
const insides =
  /node_modules|\bat .+:\d+:\d+|sqlite|libsql|constraint failed|argon2|syntax error|ECONN|undefined is not/i;

function faultOf(asked: Strange, { status, headers, text }: Answer): string | undefined {
  if (status >= 500) return `answered with ${status}: ${text}`;
  // What is no HTTP never reaches the API: Node refuses it with the status alone.
  if ([400, 408, 413, 431].includes(status) && !('x-request-id' in headers)) return undefined;
  for (const [name, value] of Object.entries(promisedHeaders))
    if (!value.test(String(headers[name]))) return `${status} without a proper header ${name}`;
  if (status < 400) return undefined;
  if (insides.test(text)) return `${status} tells about the inside: ${text}`;
  const isHead = 'method' in asked ? asked.method === 'HEAD' : asked.raw.startsWith('HEAD');
  if (isHead) return undefined;
  try {
    const body = JSON.parse(text) as Record<string, unknown>; // Looked at in the next line.
    return body.responseCode === status && body.message ? undefined : `${status} in another form: ${text}`;
  } catch {
    return `${status} without JSON: ${text.slice(0, 200)}`;
  }
}

const calls = callNames.map(callOf);
const names = [
  ...['user_id', 'status', 'page', 'username', 'limit', 'last_index', 'filter_type', 'email', 'password', 'version_id'],
  ...[
    'oldpassword',
    'newpassword',
    'confirmpassword',
    'access_token',
    'android_version',
    'ios_version',
    'date',
    'yoga',
  ],
  ...['maintenance_mode', 'nakshatra', 'thithi', 'vaaara', 'karana', 'title', 'description', 'mobile', 'address'],
  ...['image', 'category', 'isVisible', 'id', '__proto__', 'constructor', 'toString', 'a[b]', ''],
];
const known = ['pending', 'approved', '1', '0', '2026-11-21', '2026-02-30', 'a@example.org', '919876543210', '1e309'];
const nasty = [
  '\0',
  "' or 1=1 --",
  '%00',
  '../../etc/passwd',
  '<script>',
  '\ud800',
  '\u202e',
  '𝕏'.repeat(100),
  '-1',
  'null',
];
const noJson = ['', '{', 'null', '[]', '"', '{"a":1}}', '['.repeat(50_000), `{"a":${'1'.repeat(5_000)}}`, '\ufeff{}'];
const pictures = ['\x89PNG\r\n\x1a\nrest', '\xff\xd8\xff\xe0rest', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', '<svg/>', ''];
const tails = ['/', '/..', '/%2e%2e/x', '%00', '//', ';a=b', '?', '%', '%ff', `?${'x'.repeat(9_000)}`];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'];
const otherPaths = [
  '/',
  '/admins/logout',
  '/admin/dashboard',
  '/media/ads/x.png',
  '/media/../x',
  '/config.js',
  '/.env',
  '*',
];
const otherTypes = [
  'text/html',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'application/json; charset=x',
];
const otherHeaders: Record<string, string>[] = [
  { origin: 'https://evil.example', cookie: 'a=b; '.repeat(300) },
  { 'accept-encoding': 'gzip, br, zstd, *;q=0', range: 'bytes=0-1,5-99999999999', 'if-none-match': '*, W/"x"' },
  { 'content-encoding': 'gzip' },
  { 'x-forwarded-for': '127.0.0.1, evil', 'x-http-method-override': 'DELETE', 'x-original-url': '/admins/login' },
  { expect: '100-continue' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { host: 'evil.example' },
];
const login = 'POST /admins/login HTTP/1.1\r\nHost: x\r\n';
const noHttp = [
  ...['GET / HTTP/1.1\r\n\r\n', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ...['GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ...[`${login}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, `${login}Content-Length: -1\r\n\r\n`],
  `${login}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
  `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(3_000)}\r\n`,
  'GET / HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n',
];

const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary });
const oneOf = <Value>(values: Value[]) => fc.constantFrom(...values);
/** One of the others once, for so many times the usual one. */
const mostly = <Value>(weight: number, usual: Value, others: Value[]) =>
  fc.oneof(often(weight, fc.constant(usual)), often(1, oneOf(others)));

const text = fc.oneof(
  often(4, oneOf(known)),
  often(3, oneOf(nasty)),
  often(3, fc.string({ unit: 'binary', maxLength: 60 })),
);
const value = fc.oneof(
  often(6, text),
  often(2, fc.oneof(fc.integer(), fc.double(), oneOf([0, 1, 2, 2 ** 31, 2 ** 53, -0]))),
  often(1, fc.jsonValue({ maxDepth: 4 })),
  often(1, oneOf([null, true, [], {}, [[[]]], { length: 1e9 }, 'x'.repeat(6_000)])),
);
const json = fc.oneof(
  // A name may come twice.
  often(
    8,
    fc
      .array(fc.tuple(oneOf(names), value), { maxLength: 12 })
      .map((pairs) => `{${pairs.map((pair) => pair.map((one) => JSON.stringify(one)).join(':')).join(',')}}`),
  ),
  often(1, fc.json()),
  often(1, oneOf(noJson)),
);
const form = fc
  .array(fc.tuple(oneOf(names), fc.oneof(text, oneOf(pictures)), fc.boolean()), { maxLength: 25 })
  .map((parts) => {
    const lines = parts.map(([name, content, isFile]) => {
      const more = isFile ? `; filename="${name}.png"\r\ncontent-type: image/png` : '';
      return `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
    });
    return `${lines.join('')}--edge--\r\n`;
  });
const body = fc.oneof(
  often(6, fc.record({ type: fc.constant('application/json'), content: json })),
  often(4, fc.record({ type: fc.constant('multipart/form-data; boundary=edge'), content: form })),
  often(1, fc.record({ type: oneOf(otherTypes), content: fc.oneof(json, form) })),
  often(2, fc.constant(undefined)),
);
const query = fc
  .array(fc.tuple(oneOf(names), text), { maxLength: 6 })
  .map((pairs) => pairs.map((pair) => pair.map(encoded).join('=')).join('&'));
const place = fc.oneof(
  often(
    9,
    fc.record({ call: oneOf(calls), id: text, end: mostly(12, '', tails) }).map(({ call, id, end }) => ({
      method: call.method as string,
      path: call.path.replace('{id}', () => encoded(id).slice(0, 300)) + end,
    })),
  ),
  often(
    1,
    fc.record({
      method: oneOf(methods),
      path: fc.oneof(
        oneOf(otherPaths),
        text.map((one) => `/${encoded(one)}`),
      ),
    }),
  ),
);
const noise = fc.oneof(
  oneOf(noHttp),
  fc.string({ unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 200 }),
);

function strangeRequest(token: string): fc.Arbitrary<Strange> {
  const otherTokens = [undefined, '', 'made-up', token.slice(1), 'x'.repeat(1_000)];
  const http = fc
    .record({
      place,
      query,
      token: mostly<string | undefined>(8, token, otherTokens),
      other: mostly<string | undefined>(8, undefined, methods),
      body,
      extra: mostly(1, {}, otherHeaders),
      own: fc.boolean(),
    })
    .map(({ place, query, token, other, body, extra, own }): Asked => {
      // Half of the calls that want the token a second time get it, or nothing would ever come behind that door.
      const content = own
        ? body?.content.replace('"access_token":', `"access_token":${JSON.stringify(token ?? '')},"x":`)
        : body?.content;
      const path = `${place.path}${place.path.includes('?') ? '&' : '?'}${query}${own ? `&access_token=${encoded(token ?? '')}` : ''}`;
      // With a session that works this would end it.
      const isSignOut = place.path.startsWith('/admins/logout');
      const headers = { ...(body ? { 'content-type': body.type } : {}), ...extra };
      return { method: other ?? place.method, path, token: isSignOut ? 'made-up' : token, headers, body: content };
    });
  return fc.oneof(
    often(60, http),
    often(
      1,
      noise.map((raw) => ({ raw })),
    ),
  );
}

/** As encodeURIComponent, also for half a surrogate pair. */
function encoded(part: string): string {
  return [...Buffer.from(part)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}
