import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

const apiContentPolicy = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

export function securityHeaders({ overHttps, sharedMedia }: { overHttps: boolean; sharedMedia: boolean }) {
  const headersFor = (crossOriginResourcePolicy: 'same-origin' | 'cross-origin') =>
    secureHeaders({
      contentSecurityPolicy: apiContentPolicy,
      crossOriginResourcePolicy,
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [], usb: [] },
      strictTransportSecurity: overHttps ? 'max-age=31536000' : false,
      xFrameOptions: 'DENY',
      overwrite: false,
    });
  const own = headersFor('same-origin');
  const media = sharedMedia ? headersFor('cross-origin') : own;
  return createMiddleware((call, next) => (call.req.path.startsWith('/media/') ? media : own)(call, next));
}

/** The policy of the console's pages: its own files, and the inline elements that this very index.html contains. */
export function pagePolicy(indexHtml: string, apiOrigin?: string): string {
  const list = (...sources: (string | undefined)[]) => sources.filter((source) => source !== undefined).join(' ');
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...inlineHashes(indexHtml, 'script'))}`,
    `style-src ${list("'self'", ...inlineHashes(indexHtml, 'style'))}`,
    `img-src ${list("'self'", 'data:', 'blob:', apiOrigin)}`,
    `connect-src ${list("'self'", apiOrigin)}`,
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
