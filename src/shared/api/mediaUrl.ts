import { apiBase } from '@/shared/appConfig';
import { attempt } from '@/shared/attempt';

/** The address of a picture that the server named, or undefined unless it lies on the API's own origin. */
export function mediaUrl(path: string): string | undefined {
  if (path === '') return undefined;
  return attempt(() => {
    const url = new URL(path, `${apiBase()}/`);
    // An address made of another ('blob:', 'filesystem:') has its origin too, and one with a password is refused by browsers.
    const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
    return isPlain && url.origin === new URL(apiBase()).origin ? url.href : undefined;
  });
}
