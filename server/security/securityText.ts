import type { Api, Services } from '../services';
import { day, toInstant } from '../time';

const address = '/.well-known/security.txt';

/** Tells whoever finds a weakness whom to tell (RFC 9116). It is read anew each time, so it never runs out. */
export function securityTextRoute(api: Api, contact: string, { now, publicUrl }: Services): void {
  api.get(address, (call) => {
    const expires = toInstant(now().getTime() + 90 * day);
    const fields = { Contact: contact, Expires: expires, Canonical: publicUrl + address, 'Preferred-Languages': 'en' };
    return call.text(
      Object.entries(fields)
        .map(([name, value]) => `${name}: ${value}\n`)
        .join(''),
    );
  });
}
