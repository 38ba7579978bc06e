import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accountOf } from './administrators';
import type { Db } from './db/schema';
import type { Environment } from './environment';
import { isPassword } from './security/passwords';

const signInFileOf = (dataFolder: string) => path.join(dataFolder, 'demo-sign-in.txt');

/**
 * Makes the password of the demonstration's administrator. It is written before the database, so that a start killed in between
 * never leaves an administrator with an unknown password.
 */
export async function makeSignIn(dataFolder: string): Promise<{ email: string; password: string }> {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  );
  const signIn = { email: 'admin@example.org', password: groups.join('-') };
  await writeFile(signInFileOf(dataFolder), `${signIn.email}\n${signIn.password}\n`, { mode: 0o600 });
  return signIn;
}

export async function describeSignIn(db: Db, { dataFolder, isProduction }: Environment): Promise<string> {
  const [email = '', password = ''] = (await readFile(signInFileOf(dataFolder), 'utf8').catch(() => '')).split('\n');
  const administrator = await accountOf(db, email).executeTakeFirst();
  if (!administrator) return 'Sign in with your e-mail and password.';
  const isUnchanged = await isPassword(password, administrator.password_hash);
  if (!isUnchanged) return `Sign in as ${email} with the password that you have set.`;
  // In production the line goes to the log.
  return `Sign in as ${email} with the password ${isProduction ? `in ${signInFileOf(dataFolder)}` : password}`;
}

export async function demonstrationMembers(db: Db): Promise<number | undefined> {
  const setting = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'demonstration_members')
    .executeTakeFirst();
  return setting && Number(setting.value);
}
