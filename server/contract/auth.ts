import * as v from 'valibot';
import { filledText, typedPassword } from './fields';
import { secondFactor } from './secondFactor';

const newPasswords = { newpassword: typedPassword, confirmpassword: typedPassword };

export const signsIn = {
  /** `can_confirm`, not in the contract: the client can play a 403 with `needs: 'factor'`. */
  json: v.object({ email: filledText(254), password: typedPassword, can_confirm: v.optional(v.boolean()) }),
  reply: { token: v.string() },
  refusals: { 401: { second_factor: v.optional(secondFactor) } },
  done: 'You are signed in.',
};

export const signsOut = { done: 'You are signed out.' };

export const changesPassword = {
  json: v.object({ ...newPasswords, oldpassword: typedPassword }),
  done: 'Your password has been changed. Every other device is signed out.',
};

export const asksForLink = {
  json: v.object({ email: filledText(254) }),
  done: 'If this address belongs to an administrator, a link to set a new password is on its way.',
};

export const resetsPassword = {
  json: v.object(newPasswords),
  done: 'Your password has been changed. Please sign in with the new one.',
};
