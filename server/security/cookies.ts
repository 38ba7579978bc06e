import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Call } from '../services';

/** Browsers say it over https and to localhost; other programs send no such header. */
export const isFromOwnPage = (call: Call) => call.req.header('sec-fetch-site') === 'same-origin';

/** Cookies that no script reads and that no page of another site sends; over https no other host of the domain can set them. */
export function createCookies(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? 'host' : undefined;
  const options = { path: '/', httpOnly: true, sameSite: 'Strict', secure, prefix } as const;
  return {
    get: (call: Call, name: string) => getCookie(call, name, prefix),
    /** @param maxAge in seconds */
    set: (call: Call, name: string, value: string, maxAge: number) =>
      setCookie(call, name, value, { ...options, maxAge }),
    end: (call: Call, name: string) => deleteCookie(call, name, options),
  };
}
