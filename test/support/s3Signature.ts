import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Whether a request was signed (AWS Signature Version 4) with the secret that belongs to the key, and its body is what was signed. */
export function isSigned(request: IncomingMessage, body: Buffer, keys: { id: string; secret: string }): boolean {
  const header = (name: string) => String(request.headers[name] ?? '');
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, id, scope = '', names = '', signature] = form.exec(header('authorization')) ?? [];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const bodySum = header('x-amz-content-sha256');
  if (id !== keys.id || service !== 's3') return false;
  // A stream is not read twice to be signed.
  if (bodySum !== 'UNSIGNED-PAYLOAD' && bodySum !== sha256(body)) return false;

  const [path = '', query = ''] = (request.url ?? '').split('?');
  const parameters = query === '' ? [] : query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  const headers = names.split(';').map((name) => `${name}:${header(name).trim()}\n`);
  const canonical = [request.method, path, parameters.sort().join('&'), headers.join(''), names, bodySum].join('\n');
  const text = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, sha256(canonical)].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${keys.secret}`);
  return hmac(key, text).toString('hex') === signature;
}
