import * as v from 'valibot';
import { count, filledText, instant, numberInPath, typedPassword } from './fields';

const factorKind = v.picklist(['totp', 'passkey']);
export type FactorKind = v.InferOutput<typeof factorKind>;

const answerKind = v.picklist(['totp', 'recovery']);
export type AnswerKind = v.InferOutput<typeof answerKind>;

const challenge = v.pipe(v.string(), v.maxLength(100));
const code = v.pipe(v.string(), v.maxLength(100));
const recoveryCodes = v.array(v.string());

/** What a sign-in with the right password is answered with, beside the envelope of a 401, where the account has a second factor. */
export const secondFactor = v.strictObject({ challenge: v.string(), kinds: v.array(answerKind) });
export type SecondFactor = v.InferOutput<typeof secondFactor>;

export const answersChallenge = {
  json: v.object({ challenge, kind: answerKind, answer: code }),
  reply: { token: v.string() },
  refusals: { 401: { second_factor: v.optional(secondFactor) } },
  done: 'You are signed in.',
};

const factor = v.strictObject({
  id: count,
  kind: factorKind,
  name: v.string(),
  created_at: instant,
  last_used_at: v.nullable(instant),
});

export const listsFactors = {
  reply: { data: v.array(factor), recovery_codes: count },
  done: 'The second factors are listed.',
};

export const beginsFactor = {
  json: v.object({ kind: v.picklist(['totp']), password: typedPassword }),
  reply: { challenge: v.string(), secret: v.string(), otpauth_url: v.string() },
  done: 'Enter a code of the app.',
};

export const confirmsFactor = {
  json: v.object({ challenge, name: filledText(100), answer: code }),
  reply: { recovery_codes: v.optional(recoveryCodes) },
  done: 'The second factor is added.',
};

export const removesFactor = {
  query: v.object({ factor_id: numberInPath }),
  json: v.object({ password: typedPassword }),
  done: 'The second factor is removed.',
};

export const makesRecoveryCodes = {
  json: v.object({ password: typedPassword }),
  reply: { recovery_codes: recoveryCodes },
  done: 'These are your recovery codes. The earlier ones no longer work.',
};
