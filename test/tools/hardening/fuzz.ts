/* Requests that no console would send, each answered as every other: node --import tsx test/tools/hardening/fuzz.ts [requests [seed]] */
import fc from 'fast-check';
import { callNames, callOf } from '../../server/contract';
import { openClient, signIn, type Answer, type Asked, type Client } from './client';
import { finish, makeFolder, startTarget } from './target';

const atOnce = 16;
const portion = 2_000;

/** Sends strange requests, and says which answers are not as every answer has to be. */
async function fuzz(client: Client, token: string, requests: number, seed: number, statuses: Map<number, number>) {
  const faults: string[] = [];
  const waiting = fc.sample(strangeRequest(token), { numRuns: requests, seed }).entries();
  const work = async () => {
    for (const [index, asked] of waiting) {
      const answer = await client.ask(asked).catch((error: Error) => error);
      // Headers that are too large are refused with a body before anybody knows that the method wants none.
      if (answer instanceof Error && asked.method === 'HEAD' && answer.message.includes('Data after')) continue;
      const fault = answer instanceof Error ? `no answer (${answer.message})` : faultOf(asked, answer);
      if (!(answer instanceof Error)) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (fault) faults.push(`request ${index} of seed ${seed}: ${fault}\n  ${JSON.stringify(asked).slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return faults;
}

const promisedHeaders = {
  'x-content-type-options': /^nosniff$/,
  'content-security-policy': /default-src/,
  'referrer-policy': /^no-referrer$/,
  'x-frame-options': /^DENY$/,
};
const insides =
  /node_modules|\bat .+:\d+:\d+|sqlite|libsql|constraint failed|argon2|syntax error|ECONN|undefined is not/i;

function faultOf(asked: Asked, { status, headers, text }: Answer): string | undefined {
  if (status >= 500) return `answered with ${status}: ${text}`;
  // What is no HTTP never reaches the API: Node refuses it with the status alone.
  if ([400, 408, 413, 431].includes(status) && !('x-request-id' in headers)) return undefined;
  for (const [name, value] of Object.entries(promisedHeaders))
    if (!value.test(String(headers[name]))) return `${status} without a proper header ${name}`;
  if (status < 400) return undefined;
  if (insides.test(text)) return `${status} tells about the inside: ${text}`;
  if (asked.method === 'HEAD') return undefined;
  try {
    const body = JSON.parse(text) as Record<string, unknown>; // Looked at in the next line.
    return body.responseCode === status && body.message ? undefined : `${status} in another form: ${text}`;
  } catch {
    return `${status} without JSON: ${text.slice(0, 200)}`;
  }
}

const calls = callNames.map(callOf);
const names = [
  ...'user_id status page username limit last_index filter_type email password version_id oldpassword newpassword'.split(
    ' ',
  ),
  ...'confirmpassword access_token android_version ios_version date yoga maintenance_mode nakshatra thithi'.split(' '),
  ...'vaaara karana title description mobile address image category isVisible id a[b]'.split(' '),
  ...['__proto__', 'constructor', 'toString', ''],
];
const known = ['pending', 'approved', '1', '0', '2026-11-21', '2026-02-30', 'a@example.org', '919876543210', '1e309'];
const nasty = [
  ...['\0', "' or 1=1 --", '%00', '../../etc/passwd', '<script>', '\ud800', '\u202e', '-1', 'null'],
  '𝕏'.repeat(100),
];
const noJson = ['', '{', 'null', '[]', '"', '{"a":1}}', '['.repeat(50_000), `{"a":${'1'.repeat(5_000)}}`, '\ufeff{}'];
const pictures = ['\x89PNG\r\n\x1a\nrest', '\xff\xd8\xff\xe0rest', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', '<svg/>', ''];
const tails = ['/', '/..', '/%2e%2e/x', '%00', '//', ';a=b', '?', '%', '%ff', `?${'x'.repeat(9_000)}`];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'];
const otherPaths = [
  ...['/', '*', '/admins/logout', '/admin/dashboard', '/media/ads/x.png', '/media/../x', '/config.js', '/.env'],
];
const otherTypes = [
  ...['text/html', 'multipart/form-data', 'multipart/form-data; boundary=""', 'application/json; charset=x'],
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
const target = fc.oneof(
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
function strangeRequest(token: string): fc.Arbitrary<Asked> {
  const otherTokens = [undefined, '', 'made-up', token.slice(1), 'x'.repeat(1_000)];
  return fc
    .record({
      target,
      query,
      token: mostly<string | undefined>(8, token, otherTokens),
      other: mostly<string | undefined>(8, undefined, methods),
      body,
      extra: mostly(1, {}, otherHeaders),
      own: fc.boolean(),
    })
    .map(({ target, query, token, other, body, extra, own }): Asked => {
      // Half of the calls that want the token a second time get it, or nothing would ever come behind that door.
      const content = own
        ? body?.content.replace('"access_token":', `"access_token":${JSON.stringify(token ?? '')},"x":`)
        : body?.content;
      const path = `${target.path}${target.path.includes('?') ? '&' : '?'}${query}${own ? `&access_token=${encoded(token ?? '')}` : ''}`;
      // With a session that works this would end it.
      const isSignOut = target.path.startsWith('/admins/logout');
      const headers = { ...(body ? { 'content-type': body.type } : {}), ...extra };
      return { method: other ?? target.method, path, token: isSignOut ? 'made-up' : token, headers, body: content };
    });
}

/** As encodeURIComponent, also for half a surrogate pair. */
function encoded(part: string): string {
  return [...Buffer.from(part)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

async function main() {
  const requests = Number(process.argv[2] ?? 50_000);
  const firstSeed = Number(process.argv[3] ?? Date.now() % 1_000_000);
  const dataFolder = makeFolder('hardening-fuzz');
  const target = await startTarget({ dataFolder, members: 200, databaseUrl: process.env.TEST_DATABASE_URL });
  const exits: unknown[] = [];
  target.process.once('exit', (code, signal) => exits.push(signal ?? code));
  const client = openClient(target.port, { connections: atOnce });
  const token = await signIn(target);
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  for (let sent = 0; sent < requests && exits.length === 0; sent += portion)
    faults.push(
      ...(await fuzz(client, token, Math.min(portion, requests - sent), firstSeed + sent / portion, statuses)),
    );

  const after = await client.ask({ method: 'GET', path: '/analysis/details', token }).catch(() => undefined);
  client.close();
  if (after?.status !== 200) faults.push(`Afterwards an honest call is answered with ${after?.status ?? 'nothing'}.`);
  if (!statuses.has(200)) faults.push('Nothing came behind the first door.');
  if (exits.length > 0) faults.push(`The server ended: ${String(exits[0])}`);
  // Whatever the server did not expect, it writes down.
  const lines = target.output().split('\n');
  const complaints = lines.filter((line) => /^\s+at |Error:/.test(line));
  if (complaints.length > 0) faults.push(`The server complained: ${complaints.slice(0, 10).join('\n')}`);
  await target.stop();
  const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`);
  finish(faults, `${requests} strange requests from seed ${firstSeed}: ${counts.join(', ')}.`);
}

void main();
