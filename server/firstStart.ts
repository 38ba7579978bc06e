import { gatherStatistics, keepLog, holdLock } from './db/engine';
import type { Db, Trx } from './db/schema';
import { demonstrationMembers, describeSignIn, makeSignIn } from './demonstrationSignIn';
import { StartupError, type Environment } from './environment';
import type { FileStorage } from './storage/fileStorage';
import { refusalOf } from './security/newPassword';
import { hashPassword } from './security/passwords';
import { fold } from './contract/text';

const defaultMembers = 2000;

type Tell = (line: string) => void;

/** Fills an empty database, and returns the line that tells how to sign in. */
export async function prepareData(db: Db, media: FileStorage, environment: Environment, tell: Tell = () => undefined) {
  const { members, administrator } = environment;
  if (await hasAdministrator(db)) {
    if (members !== undefined && members !== (await demonstrationMembers(db)))
      tell('The data is kept, with another number of demonstration members: npm run reset starts over.');
  } else {
    // In one transaction, so that a start killed half-way can simply be repeated.
    await db.transaction().execute(async (transaction) => {
      await holdLock(transaction);
      if (!(await hasAdministrator(transaction))) await fill(transaction, media, environment, tell);
    });
    await keepLog(db);
  }
  if (administrator && !(await hasAdministrator(db, administrator.email)))
    tell('ADMIN_EMAIL and ADMIN_PASSWORD count only while there is no administrator: they are not used.');
  return describeSignIn(db, environment);
}

async function fill(db: Trx, media: FileStorage, environment: Environment, tell: Tell) {
  const { administrator, mayDemonstrate, dataFolder, publicUrl } = environment;
  if (!administrator && !mayDemonstrate)
    throw new StartupError(
      'The database is empty: set ADMIN_EMAIL and ADMIN_PASSWORD for the first administrator, or DEMO=1 for demonstration data.',
    );
  const refusal = administrator && (await refusalOf(administrator.password, { email: administrator.email, publicUrl }));
  if (refusal) throw new StartupError(`ADMIN_PASSWORD cannot be used. ${refusal}`);
  const members = environment.members ?? (administrator ? undefined : defaultMembers);
  const demonstration = members === undefined ? undefined : await loadDemonstration();
  const { email, password } = administrator ?? (await makeSignIn(dataFolder));
  const password_hash = await hashPassword(password);
  const today = new Date();
  if (members !== undefined && demonstration) {
    tell(`Making demonstration data with ${members.toLocaleString('en')} members.`);
    await demonstration.seedDemonstration(db, { members, media, today });
    await gatherStatistics(db);
  }
  const first = { email: fold(email), username: 'Admin', password_hash, created_at: today.toISOString() };
  await db.insertInto('administrators').values(first).execute();
}

async function loadDemonstration() {
  try {
    return await import('./demo/demonstration');
  } catch (error) {
    if (!/MODULE_NOT_FOUND/.test((error as NodeJS.ErrnoException).code ?? '')) throw error; // Imports fail with errors.
    throw new StartupError(
      'This installation has no demonstration data, as the image of deploy/Dockerfile has none: set ADMIN_EMAIL and ADMIN_PASSWORD.',
    );
  }
}

export async function hasAdministrator(db: Db, email?: string): Promise<boolean> {
  const administrators = db.selectFrom('administrators').select('id').limit(1);
  const wanted = email === undefined ? administrators : administrators.where('email', '=', fold(email));
  return (await wanted.executeTakeFirst()) !== undefined;
}
