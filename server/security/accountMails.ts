import { setTimeout } from 'node:timers/promises';
import { findAdministrator } from '../administrators';
import { record } from '../audit';
import type { Call, Mail, Services } from '../services';
import { knownBy, type Caller } from './knownCallers';
import { issueResetCode } from './resetCodes';
import { countEvent, limitMailsAbout, lockedFor, mailsAskedByStrangers, mailsAskedFrom, warningsTo } from './throttle';

/** ms after which the response has left, so that nobody outside can measure whether a mail is written. */
const responseDelay = 20;

export function mailResetLink(services: Services, email: string, caller: Caller): void {
  const { db, now, publicUrl, sendMail } = services;
  const write = async () => {
    const administrator = await findAdministrator(db, email);
    if (!administrator) return;
    const { id } = administrator;
    const at = now();
    const known = await knownBy(db, id, caller, at);
    const asked = mailsAskedFrom(id, caller[known ?? 'address'] ?? '');
    // Strangers cannot use up the mails of who has signed in there.
    const counted = known ? [asked] : [asked, mailsAskedByStrangers(id)];
    const code = await db.transaction().execute(async (transaction) => {
      for (const subject of counted) if ((await lockedFor(transaction, subject)) > 0) return undefined;
      await countEvent(transaction, counted);
      const actor = { administratorId: id, at, address: caller.address };
      await record(transaction, actor, { action: 'ask for a reset', subject: 'administrator', id });
      return issueResetCode(transaction, id, at);
    });
    if (code === undefined) return;
    const text = `Somebody, probably you, asked to set a new password for the administrator console.

Open this link within 30 minutes; it works once:

${publicUrl}/auth/reset-password/${code}

If it was not you, ignore this mail: your password stays as it is.`;
    await sendMail({ to: administrator.email, subject: 'Set a new password', text });
  };
  services.waitUntil(setTimeout(responseDelay).then(write), 'The mail for a new password');
}

/** `wrong`: what failed; a wrong code comes after the right password. */
export function mailWarning(
  services: Services,
  administrator: { id: number; email: string },
  address: string,
  wrong: 'password' | 'code',
): void {
  const { db, now, publicUrl, sendMail } = services;
  const write = async () => {
    const warnings = warningsTo(administrator.id);
    const due = await db.transaction().execute((transaction) => countEvent(transaction, [warnings]));
    if (due.length === 0) return;
    const what = wrong === 'password' ? 'a wrong password' : 'a wrong password or, after the right one, a wrong code';
    const ifNot =
      wrong === 'password'
        ? 'If it was not you, nothing has happened to your account.'
        : 'If it was not you, somebody knows your password: set a new one at once.';
    const text = `Five sign-ins with your e-mail and ${what} have failed, the last one from ${address} at ${now().toISOString()}.

For some minutes every further one from there is refused. A browser in which you have signed in goes on, and so does an address from which you have within the last 30 days: only their own failures count there.

If it was you and you have forgotten your password, set a new one: ${publicUrl}/auth/forgot-password

${ifNot} Further attempts are not mailed for a day.`;
    await sendMail({ to: administrator.email, subject: 'Somebody tries to sign in as you', text });
  };
  services.waitUntil(setTimeout(responseDelay).then(write), 'The warning of failed sign-ins');
}

/** Tells every administrator that one of them has reached a limit: it may be somebody else with that session. */
export function mailLimitReached(services: Services, call: Call, name: string, limit: string): void {
  const { db, now, publicUrl, sendMail } = services;
  const [{ administratorId }, address, at] = [call.get('session'), call.get('address'), now().toISOString()];
  const write = async () => {
    const mails = limitMailsAbout(administratorId, name);
    const due = await db.transaction().execute((transaction) => countEvent(transaction, [mails]));
    if (due.length === 0) return;
    const all = await db.selectFrom('administrators').select(['id', 'email', 'disabled_at']).execute();
    const further =
      name === 'exports'
        ? 'Further ones ask for the password or a second factor again, or are refused.'
        : 'Further ones are refused for a while.';
    const who = all.find(({ id }) => id === administratorId)?.email ?? '';
    const text = `${who} has reached the limit of ${limit}, from ${address} at ${at}. ${further}

What was read and done: ${publicUrl}/admin/activity?${new URLSearchParams({ administrator: who, action: 'any' })}

If it was nobody's work, somebody else uses that session. Whoever runs the server ends it with
npm run admin -- disable ${who}
and brings deleted members back with
npm run admin -- undelete --by ${who} --since TIME

If it was, whoever runs the server can raise the limit. This is not mailed again for a day.`;
    const enabled = all.filter(({ disabled_at }) => disabled_at === null);
    for (const { email } of enabled)
      await sendMail({ to: email, subject: 'An administrator has reached a limit', text });
  };
  services.waitUntil(setTimeout(responseDelay).then(write), 'The mail about a limit');
}

const subjects = {
  factor: 'The second factor of your account',
  password: 'The password of your account',
  device: 'A new device has signed in',
};

type AccountChange = { to: string; about: keyof typeof subjects; sentence: string; from: string };

export const accountMail = (
  { to, about, sentence, from }: AccountChange,
  { publicUrl, now }: Pick<Services, 'publicUrl' | 'now'>,
): Mail => ({
  to,
  subject: subjects[about],
  text: `${sentence}

It was done from ${from} at ${now().toISOString()}.

If it was not you, set a new password at once, and tell whoever runs the service: ${publicUrl}/auth/forgot-password`,
});

export function mailAccountChange(services: Services, call: Call, change: Omit<AccountChange, 'from'>): void {
  const mail = accountMail({ ...change, from: call.get('address') }, services);
  services.waitUntil(services.sendMail(mail), 'The mail about a change');
}
