import type { Companion } from '../support/companion';
import { hashPassword } from '../../server/security/passwords';
import { codeOf } from '../support/authenticator';
import { addAdministrator } from '../support/builders';
import { administrator, callDescribed } from './api';

export type Challenge = { challenge: string; kinds: string[] };

type SignInBody = { token?: string; message: string; second_factor?: Challenge };

export const minute = 60_000;

export const halfMinute = 30_000;

export const { password } = administrator;

export const second = { email: 'second@example.org', password: 'Marigold-Garland-31' };

export const wrongCode = (secret: string) => (codeOf(secret) === '000000' ? '000001' : '000000');

export const steps = (companion: () => Companion) => {
  // No half minute ends between two lines of a test.
  beforeEach(() => companion().advanceClock(halfMinute - (Date.now() % halfMinute)));
  const call: Companion['call'] = (...words) => callDescribed(companion(), ...words);
  const signIn = (json: object = administrator, from?: string) =>
    call<SignInBody>('POST', '/admins/login', { token: null, json, from });
  const answer = (challenge: string, answer: string, { kind = 'totp', from = undefined as string | undefined } = {}) =>
    call<SignInBody>('POST', '/admins/login/factor', { token: null, json: { challenge, kind, answer }, from });
  const begin = async (json: object = administrator) => (await signIn(json)).body.second_factor?.challenge ?? '';
  const addSecond = async () => {
    const { email, password } = second;
    await addAdministrator(companion().db, { email, password_hash: await hashPassword(password) });
    return (await signIn(second)).body.token ?? '';
  };
  return { call, signIn, answer, begin, addSecond };
};
