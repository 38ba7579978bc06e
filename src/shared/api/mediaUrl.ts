import { apiBase } from './appConfig';
import { attempt } from '@/shared/format/attempt';

export function mediaUrl(path: string): string | undefined {
  if (path === '') return undefined;
  return attempt(() => {
    const url = new URL(path, `${apiBase()}/`);
    // 'blob:' and 'filesystem:' URLs have an origin too; browsers reject URLs with a password.
    const isPlain = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
    return isPlain && url.origin === new URL(apiBase()).origin ? url.href : undefined;
  });
}
