import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { HttpError } from './httpError';
import { pagePolicy } from './security/headers';
import type { Call } from './services';

/** What config.js tells the console of this API: its calls beyond the contract, and what it asks of a new password. */
const facts = {
  extensions: ['logout', 'journal'],
  passwordRule: '8 to 200 characters, and not easy to guess.',
};

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=UTF-8',
  '.js': 'text/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

type SiteFile = { file: string; type: string; isHashed: boolean; encodings: Set<string> };

// The console's pages are under /admin and /auth; these prefixes belong to the API even where it has no route.
const apiPath = /^\/(admins|analysis|retrieve|api|payment|version|media|healthz|readyz|metrics)(\/|$)/;
const pagePath = /^\/(admin|auth)\//;

export type Site = (call: Call) => Promise<Response | undefined>;

/**
 * Serves the built console. The folder is listed once at the start, so path traversal cannot reach other files. serve-static of
 * @hono/node-server knows no ETag, overlooks `br;q=1.0`, and says Vary only of what it sends compressed.
 * Undefined when the folder holds no console.
 * @param apiOrigin where the console calls, when that is not its own origin; its extensions are for the operator to name.
 */
export async function openSite(folder: string, apiOrigin?: string): Promise<Site | undefined> {
  const files = await listFiles(folder);
  const page = files.get('/index.html');
  if (!page) return undefined;
  const policy = pagePolicy(await readFile(page.file, 'utf8'), apiOrigin);
  // What the operator has set comes last and holds.
  const announcement = `\nwindow.appConfig = { ...${JSON.stringify(facts)}, ...window.appConfig };\n`;

  return async (call) => {
    const { path: address, method } = call.req;
    if (apiPath.test(address)) return undefined;
    // A missing asset must not get index.html, which the browser would run as a script. Ids in page addresses may contain dots.
    const isAsset = !pagePath.test(address) && (address.startsWith('/assets/') || /\.[^/]*$/.test(address));
    const found = files.get(address) ?? (isAsset ? undefined : page);
    if (!found) return undefined;
    if (method !== 'GET' && method !== 'HEAD')
      throw new HttpError(405, 'This address takes GET, HEAD.', { Allow: 'GET, HEAD' });

    const isAnnounced = address === '/config.js' && apiOrigin === undefined;
    const encoding = encodings.find(({ name }) => !isAnnounced && found.encodings.has(name) && accepts(call, name));
    const content = await readFile(found.file + (encoding?.ending ?? ''));
    const body = isAnnounced ? Buffer.concat([content, Buffer.from(announcement)]) : content;
    const etag = `"${found.isHashed ? path.basename(found.file) : hashOf(body)}${encoding ? `-${encoding.name}` : ''}"`;
    const headers = {
      'Cache-Control': found.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Content-Security-Policy': policy,
      ETag: etag,
      Vary: 'Accept-Encoding',
    };
    if (isKnown(call.req.header('if-none-match'), etag)) return call.body(null, 304, headers);

    return call.body(body, 200, {
      ...headers,
      'Content-Type': found.type,
      'Content-Length': String(body.length),
      ...(encoding ? { 'Content-Encoding': encoding.name } : {}),
    });
  };
}

async function listFiles(folder: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const all = new Set(names);
  const files = new Map<string, SiteFile>();
  for (const file of names) {
    if (encodings.some(({ ending }) => file.endsWith(ending) && all.has(file.slice(0, -ending.length)))) continue;
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    files.set(address, {
      file,
      type: mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      isHashed: /^\/assets\/.*\.[0-9a-f]{8,}\./.test(address),
      encodings: new Set(encodings.filter(({ ending }) => all.has(file + ending)).map(({ name }) => name)),
    });
  }
  return files;
}

/** Of the bytes as they are now: config.js is edited while the server runs. */
const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

function accepts(call: Call, encoding: string): boolean {
  const offers = (call.req.header('accept-encoding') ?? '').toLowerCase().split(',');
  return offers.some((offer) => {
    const [name, weight = 'q=1'] = offer.split(';').map((part) => part.trim());
    return name === encoding && Number(weight.replace('q=', '')) > 0;
  });
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  // A compressing proxy weakens the ETag (W/); the content is the same.
  return ifNoneMatch.split(',').some((mark) => ['*', etag].includes(mark.trim().replace(/^W\//, '')));
}
