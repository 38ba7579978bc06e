import type { Api, Services } from '../services';
import { day } from '../time';

const address = '/.well-known/security.txt';

/** Tells whoever finds a weakness whom to tell (RFC 9116). It is read anew each time, so it never runs out. */
export function securityTextRoute(api: Api, contact: string, { now, publicUrl }: Services): void {
  api.get(address, (call) => {
    const expires = new Date(now().getTime() + 90 * day).toISOString();
    const fields = { Contact: contact, Expires: expires, Canonical: publicUrl + address, 'Preferred-Languages': 'en' };
    return call.text(
      Object.entries(fields)
        .map(([name, value]) => `${name}: ${value}\n`)
        .join(''),
    );
  });
}
