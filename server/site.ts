import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import type { Environment } from './environment';
import type { Call } from './services';

/** What config.js tells the console of this API: its calls beyond the contract, and what it asks of a new password. */
const facts = {
  extensions: [
    'logout',
    'journal',
    'takeback',
    'reports',
    'notes',
    'similar',
    'members',
    'if-status',
    'second-factor',
    'sessions',
    'preferences',
  ],
  passwordRule: '12 to 200 characters, and not easy to guess.',
};

// The console's pages are under /admin and /auth; these prefixes belong to the API even where it has no route.
const apiPath = /^\/(admins|analysis|retrieve|api|payment|version|media|healthz|readyz|metrics)(\/|$)/;
const pagePath = /^\/(admin|auth)\//;
const hashedPath = /^\/assets\/.*\.[0-9a-f]{8,}\./;

export type Site = (call: Call) => Promise<Response | undefined>;

/** Serves the built console; undefined when the folder holds none. The almanac's settings go into config.js. */
export async function openSite(
  folder: string,
  almanac: Partial<Environment['almanac']> = {},
): Promise<Site | undefined> {
  const indexHtml = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => undefined);
  if (indexHtml === undefined) return undefined;
  const policy = pagePolicy(indexHtml);
  const site = new Hono();
  const settings = { ...facts, ...(Object.values(almanac).some(Boolean) && { almanac }) };

  site.use(async (call, next) => {
    await next();
    // Of a 304, too: the browser puts its headers in the place of those that it keeps.
    call.header('Content-Security-Policy', policy);
    call.header('Vary', 'Accept-Encoding');
    call.header('Cache-Control', hashedPath.test(call.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  site.use(except(({ req }) => hashedPath.test(req.path), etag()));
  site.get('/config.js', async (call) => {
    const written = await readFile(path.join(folder, 'config.js'), 'utf8').catch(() => '');
    // What the operator has set comes last and holds.
    const text = `${written}\nwindow.appConfig = { ...${JSON.stringify(settings)}, ...window.appConfig };\n`;
    const length = String(Buffer.byteLength(text));
    return call.body(text, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Content-Length': length });
  });
  site.get('*', serveStatic({ root: folder, precompressed: true }));
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true });
  site.get('*', async (call, next) => {
    const { path: address } = call.req;
    // A missing asset must not get index.html, which the browser would run as a script. Ids in page addresses may contain dots.
    const isAsset = !pagePath.test(address) && (address.startsWith('/assets/') || /\.[^/]*$/.test(address));
    return isAsset ? next() : page(call, next);
  });

  return async (call) => {
    if (apiPath.test(call.req.path)) return undefined;
    const response = await site.fetch(call.req.raw);
    return response.status === 404 ? undefined : response;
  };
}

/** The policy of the console's pages: its own files, and the inline elements that this very index.html contains. */
function pagePolicy(indexHtml: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineHashes(indexHtml, 'script')].join(' '),
    ["style-src 'self'", ...inlineHashes(indexHtml, 'style')].join(' '),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default webpack',
  ].join('; ');
}

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}\\b(?![^>]*\\ssrc\\s*=)[^>]*>([\\s\\S]*?)</${element}\\s*>`, 'gi');
  const hashes = Array.from(html.matchAll(inline), ([, content = '']) => {
    // The browser hashes the parsed text, in which every line ending is \n.
    const hash = createHash('sha256').update(content.replace(/\r\n?/g, '\n'));
    return `'sha256-${hash.digest('base64')}'`;
  });
  return [...new Set(hashes)];
}
