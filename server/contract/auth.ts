import * as v from 'valibot';
import { filledText, instant, typedPassword } from './fields';
import { secondFactor } from './secondFactor';

const newPasswords = { newpassword: typedPassword, confirmpassword: typedPassword };

export const signsIn = {
  summary: 'Sign in',
  /** `can_confirm`, not in the contract: the client can play a 403 with `needs: 'factor'`. */
  json: v.object({ email: filledText(254), password: typedPassword, can_confirm: v.optional(v.boolean()) }),
  reply: { token: v.string() },
  refusals: { 401: { second_factor: v.optional(secondFactor) } },
  refuses: [429],
  done: 'You are signed in.',
};

export const signsOut = { summary: 'Sign out', done: 'You are signed out.' };

export const changesPassword = {
  summary: 'Change the password',
  json: v.object({ ...newPasswords, oldpassword: typedPassword }),
  refuses: [429],
  done: 'Your password has been changed. Every other device is signed out.',
};

export const asksForLink = {
  summary: 'Ask for a reset link',
  json: v.object({ email: filledText(254) }),
  done: 'If this address belongs to an administrator, a link to set a new password is on its way.',
};

export const resetsPassword = {
  summary: 'Reset the password',
  json: v.object(newPasswords),
  refuses: [401],
  done: 'Your password has been changed. Please sign in with the new one.',
};

const session = v.strictObject({
  id: v.string(),
  /** Null for one of an earlier release. */
  device: v.nullable(v.string()),
  address: v.nullable(v.string()),
  created_at: instant,
  last_used_at: instant,
  is_current: v.boolean(),
});

export const listsSessions = {
  summary: 'List sessions',
  reply: { data: v.array(session) },
  done: 'Your sessions are listed.',
};

export const endsSession = {
  summary: 'End a session',
  query: v.object({ session_id: v.pipe(v.string(), v.maxLength(100)) }),
  done: 'The session has ended.',
};

export const endsOtherSessions = { summary: 'End the other sessions', done: 'Your other sessions have ended.' };

/** Bytes of JSON. */
const mostPreferences = 64 * 1024;

function size(kept: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(kept)).length;
  } catch {
    // What is nested too deeply to be written.
    return Infinity;
  }
}

const preferences = v.record(v.string(), v.unknown());

export const showsPreferences = {
  summary: 'Show preferences',
  reply: { preferences: v.nullable(preferences) },
  done: 'Your preferences are found.',
};

export const keepsPreferences = {
  summary: 'Keep preferences',
  json: v.object({
    preferences: v.pipe(
      preferences,
      v.check((kept) => size(kept) <= mostPreferences, 'may hold 64 kB at most'),
    ),
  }),
  done: 'Your preferences are kept.',
};
