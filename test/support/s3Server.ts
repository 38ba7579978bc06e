import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from './ports';

const bucket = 'pictures';
const keys = { id: 'TEST-KEY', secret: 'TEST-SECRET' };
/** Amazon's has 1,000 entries; a list that goes on is the rarer case, and the one to test. */
const pageSize = 3;

export type S3Server = {
  /** The value of MEDIA_URL for a folder of the bucket. */
  mediaUrl(prefix: string): string;
  close(): Promise<void>;
};

/** The only keys that the server knows, in the variables in which every program looks for them. */
export const s3Keys = { AWS_ACCESS_KEY_ID: keys.id, AWS_SECRET_ACCESS_KEY: keys.secret };

type Objects = Map<string, { bytes: Buffer; type: string; changedAt: Date }>;
type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer };

/** S3-compatible storage in memory: puts, gets, deletes and lists the objects of one bucket, and takes requests of one key alone. */
export async function startS3Server(): Promise<S3Server> {
  const objects: Objects = new Map();
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { status, headers, body } = answer(objects, request, Buffer.concat(pieces));
    response.writeHead(status, headers).end(body);
  };
  const server = createServer((request, response) => void handle(request, response));
  const taken = await listen(server);
  return {
    mediaUrl: (prefix) => `s3://${bucket}/${prefix}?endpoint=http://127.0.0.1:${taken}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(objects: Objects, request: IncomingMessage, body: Buffer): Answer {
  if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${keys.id}/`))
    return refusal(403, 'SignatureDoesNotMatch');
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test');
  const [, bucketName, ...rest] = pathname.split('/').map(decodeURIComponent);
  if (bucketName !== bucket) return refusal(404, 'NoSuchBucket');
  const key = rest.join('/');
  if (request.method === 'GET' && key === '') return list(objects, searchParams);
  const source = objects.get(String(request.headers['x-amz-copy-source']).replace(`${bucket}/`, ''));
  if (request.method === 'PUT' && source) {
    objects.set(key, source);
    return xml(200, '<CopyObjectResult/>');
  }
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '', changedAt: new Date() });
    return { status: 200 };
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const found = objects.get(key);
  if (!found || request.method !== 'GET') return refusal(404, 'NoSuchKey');
  return { status: 200, headers: { 'content-type': found.type }, body: found.bytes };
}

function list(objects: Objects, query: URLSearchParams): Answer {
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
  const names = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = names.slice(0, pageSize);
  const rows = page.map((key) => {
    const { bytes, changedAt } = objects.get(key) ?? { bytes: '', changedAt: new Date(0) };
    return `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${changedAt.toISOString()}</LastModified></Contents>`;
  });
  const next = names.length > pageSize && Buffer.from(page.at(-1) ?? '').toString('base64');
  const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return xml(
    200,
    `<ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${more}${rows.join('')}</ListBucketResult>`,
  );
}

const refusal = (status: number, code: string) => xml(status, `<Error><Code>${code}</Code></Error>`);

function xml(status: number, text: string): Answer {
  return { status, headers: { 'content-type': 'application/xml' }, body: `<?xml version="1.0"?>${text}` };
}
