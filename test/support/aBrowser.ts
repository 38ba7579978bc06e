import { administrator, type CallInit, type Companion } from './companion';

export const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The token of a sign-in from there, by a program that calls itself so. */
export async function signInFrom(companion: Companion, from: string, userAgent: string): Promise<string> {
  const init = { token: null, json: administrator, from, headers: { 'user-agent': userAgent } };
  return (await companion.call<{ token: string }>('POST', '/admins/login', init)).body.token;
}

/** A browser with the console open: it marks the calls of its page, and keeps and sends cookies. */
export function aBrowser(companion: Companion, from?: string) {
  const cookies = new Map<string, string>();

  async function call(method: string, path: string, init: CallInit = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'sec-fetch-site': 'same-origin', cookie };
    const reply = await companion.call<Record<string, unknown>>(method, path, { from, headers, ...init });
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0;/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return reply;
  }

  return {
    cookies,
    call,
    signIn: (json: object = administrator) => call('POST', '/admins/login', { token: null, json }),
  };
}
