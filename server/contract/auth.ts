import * as v from 'valibot';
import { filledText, typedPassword } from './fields';
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
