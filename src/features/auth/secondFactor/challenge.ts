import * as v from 'valibot';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { ApiError } from '@/shared/api/apiError';

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

export const takesPasskeys = browserSupportsWebAuthn;

type Made = { answer: object; error?: undefined } | { answer?: undefined; error: ApiError };

/** Browsers do not tell why there is none: it was declined, took too long, or nothing fits. */
const noPasskey: ApiError = { kind: 'refused', message: 'The browser gave no passkey.' };
const knownPasskey: ApiError = { kind: 'refused', message: 'This device is among your second factors already.' };

// The options are the server's, which the browser itself checks.

export const makePasskey = (options: object): Promise<Made> =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).then(
    (answer) => ({ answer }),
    (error: Error) => ({ error: error.name === 'InvalidStateError' ? knownPasskey : noPasskey }),
  );

export const askPasskey = (options: object): Promise<Made> =>
  startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).then(
    (answer) => ({ answer }),
    () => ({ error: noPasskey }),
  );
