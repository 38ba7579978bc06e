import * as v from 'valibot';
import { count, filledText, instant, numberInPath, plainText, typedPassword } from './fields';

const factorKind = v.picklist(['totp', 'passkey']);
export type FactorKind = v.InferOutput<typeof factorKind>;

const answerKind = v.picklist(['totp', 'passkey', 'recovery']);
export type AnswerKind = v.InferOutput<typeof answerKind>;

const challenge = v.pipe(v.string(), v.maxLength(100));
const code = v.pipe(v.string(), v.maxLength(100));
/** What the browser answers for a passkey, as WebAuthn Level 3 writes it in JSON. */
const credential = v.looseObject({ id: v.pipe(plainText, v.maxLength(1400)), response: v.looseObject({}) });
const answer = v.union([code, credential]);
export type Answer = v.InferOutput<typeof answer>;
/** What the browser is asked, written in the same way. */
const browserOptions = v.looseObject({ challenge: v.string() });

const confirmationKind = v.picklist([...answerKind.options, 'password']);

/** What a 403 with `needs: 'factor'` has beside the envelope. */
export const confirmation = v.strictObject({
  challenge: v.string(),
  kinds: v.array(confirmationKind),
  passkey: v.optional(browserOptions),
});

export const confirms = {
  summary: 'Confirm who asks',
  json: v.object({ challenge, kind: confirmationKind, answer: v.union([typedPassword, credential]) }),
  refuses: [409, 429],
  done: 'It is you. Please try again what was asked for.',
};

const recoveryCodes = v.array(v.string());

/** What a sign-in with the right password is answered with, beside the envelope of a 401, where the account has a second factor. */
export const secondFactor = v.strictObject({
  challenge: v.string(),
  kinds: v.array(answerKind),
  passkey: v.optional(browserOptions),
});
export type SecondFactor = v.InferOutput<typeof secondFactor>;

export const answersChallenge = {
  summary: 'Sign in with a second factor',
  json: v.object({ challenge, kind: answerKind, answer }),
  reply: { token: v.string() },
  refusals: { 401: { second_factor: v.optional(secondFactor) } },
  refuses: [429],
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
  summary: 'List second factors',
  /** `kinds` are those that can be added. */
  reply: { data: v.array(factor), recovery_codes: count, kinds: v.array(factorKind) },
  done: 'The second factors are listed.',
};

export const beginsFactor = {
  summary: 'Begin a second factor',
  json: v.object({ kind: factorKind }),
  reply: {
    challenge: v.string(),
    secret: v.optional(v.string()),
    otpauth_url: v.optional(v.string()),
    passkey: v.optional(browserOptions),
  },
  refuses: [409],
  done: 'Confirm the second factor with its first answer.',
};

export const confirmsFactor = {
  summary: 'Confirm a second factor',
  json: v.object({ challenge, name: filledText(100), answer }),
  reply: { recovery_codes: v.optional(recoveryCodes) },
  refuses: [409, 429],
  done: 'The second factor is added.',
};

export const removesFactor = {
  summary: 'Remove a second factor',
  query: v.object({ factor_id: numberInPath }),
  refuses: [404],
  done: 'The second factor is removed.',
};

export const makesRecoveryCodes = {
  summary: 'Make recovery codes',
  reply: { recovery_codes: recoveryCodes },
  refuses: [409],
  done: 'These are your recovery codes. The earlier ones no longer work.',
};
