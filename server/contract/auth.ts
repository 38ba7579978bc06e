import * as v from 'valibot';
import { filledText } from './fields';

/** Hashing a text takes longer the longer it is. */
const maxTypedLength = 1000;

const typed = v.pipe(v.string(), v.maxLength(maxTypedLength));
const newPasswords = { newpassword: typed, confirmpassword: typed };

export const signsIn = {
  json: v.object({ email: filledText(254), password: typed }),
  reply: { token: v.string() },
  done: 'You are signed in.',
};

export const signsOut = { done: 'You are signed out.' };

export const changesPassword = {
  json: v.object({ ...newPasswords, oldpassword: typed }),
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
