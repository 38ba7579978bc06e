import { TOTP } from 'otpauth';
import type { Companion } from './companion';

const halfMinute = 30_000;

/** What an authenticator app with this secret shows, now or so many half minutes from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * halfMinute });

/** Adds an authenticator app to the account of this session, and goes to the next half minute: its first code is used up. */
export async function addApp({ call, advanceClock }: Companion, { token }: { token?: string } = {}) {
  const begun = await call<{ challenge: string; secret: string }>('POST', '/admins/factors', {
    token,
    json: { kind: 'totp' },
  });
  const { challenge, secret } = begun.body;
  const json = { challenge, name: 'Phone', answer: codeOf(secret) };
  const confirmed = await call<{ recovery_codes: string[] }>('POST', '/admins/factors/confirm', { token, json });
  advanceClock(halfMinute);
  return { secret, codes: confirmed.body.recovery_codes };
}
