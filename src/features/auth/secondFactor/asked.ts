import * as v from 'valibot';

const asked = v.object({
  challenge: v.string(),
  kinds: v.array(v.string()),
  passkey: v.optional(v.looseObject({})),
});

export const typedKinds = {
  totp: {
    label: 'Code',
    hint: 'Enter the code that your authenticator app shows for this account.',
    change: 'Use the authenticator app',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'Enter one of the recovery codes that you have kept. It works once.',
    change: 'Use a recovery code',
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const;

export const readAsked = (sent: object) => v.parse(v.fallback(asked, { challenge: '', kinds: [] }), sent);
