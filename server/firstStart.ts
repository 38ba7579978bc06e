import type { Kysely, Transaction } from 'kysely';
import { gatherStatistics } from './db/maintain';
import { repairCounts } from './db/repairCounts';
import type { Database } from './db/schema';
import { takeTurns } from './db/takeTurns';
import { demonstrationMembers, describeSignIn, makeSignIn } from './demonstrationSignIn';
import { StartupError, type Environment } from './environment';
import type { FileStorage } from './storage/fileStorage';
import { refusalOf } from './security/newPassword';
import { hashPassword } from './security/passwords';
import { fold } from './text';

const defaultMembers = 2000;

/** Fills an empty database or mends the counts of another, and returns the lines that tell how to sign in. */
export async function prepareData(
  db: Kysely<Database>,
  media: FileStorage,
  environment: Environment,
  tell: (line: string) => void = () => undefined,
): Promise<string[]> {
  if (!(await findAdministrator(db))) {
    const words = await db.transaction().execute((transaction) => fillEmpty(transaction, media, environment, tell));
    if (words) return words;
  }
  const repaired = await repairCounts(db);
  if (repaired > 0) tell(`The counts of members did not fit the members: ${repaired} are mended.`);
  return describeData(db, environment);
}

/** In one transaction, so that a start killed half-way can simply be repeated. */
async function fillEmpty(
  db: Transaction<Database>,
  media: FileStorage,
  environment: Environment,
  tell: (line: string) => void,
) {
  await takeTurns(db, 'start');
  if (await findAdministrator(db)) return undefined;
  if (environment.administrator) {
    const { email, password } = environment.administrator;
    const refusal = await refusalOf(password, { email, publicUrl: environment.publicUrl });
    if (refusal) throw new StartupError(`ADMIN_PASSWORD cannot be used. ${refusal}`);
    await fill(db, media, { email, password, members: environment.members });
    return [`Sign in as ${email} with the password of ADMIN_PASSWORD.`];
  }
  if (!environment.mayDemonstrate)
    throw new StartupError(
      'The database is empty: set ADMIN_EMAIL and ADMIN_PASSWORD for the first administrator, or DEMO=1 for demonstration data.',
    );
  const members = environment.members ?? defaultMembers;
  tell(`Making demonstration data with ${members.toLocaleString('en')} members.`);
  await fill(db, media, { ...(await makeSignIn(environment.dataFolder)), members });
  return undefined;
}

type Filling = { email: string; password: string; members: number | undefined };

async function fill(db: Transaction<Database>, media: FileStorage, { email, password, members }: Filling) {
  const passwordHash = await hashPassword(password);
  const today = new Date();
  if (members !== undefined) {
    const { seedDemonstration } = await import('./demo/demonstration');
    await seedDemonstration(db, { members, media, today });
    await db
      .insertInto('settings')
      .values({ name: 'demonstration_members', value: String(members) })
      .execute();
    await gatherStatistics(db);
  }
  await db
    .insertInto('administrators')
    .values({ email: fold(email), username: 'Admin', password_hash: passwordHash, created_at: today.toISOString() })
    .execute();
}

async function describeData(db: Kysely<Database>, environment: Environment) {
  const { members, administrator } = environment;
  const lines: string[] = [];
  const kept = await demonstrationMembers(db);
  if (members !== undefined && members !== kept)
    lines.push(
      `The data holds ${kept?.toLocaleString('en') ?? 'no'} demonstration members: npm run reset starts over.`,
    );
  if (administrator && !(await findAdministrator(db, administrator.email)))
    lines.push('ADMIN_EMAIL and ADMIN_PASSWORD count only while there is no administrator: they are not used.');

  return [...lines, await describeSignIn(db, environment)];
}

export async function findAdministrator(db: Kysely<Database>, email?: string) {
  return db
    .selectFrom('administrators')
    .select(['email', 'password_hash'])
    .$if(email !== undefined, (query) => query.where('email', '=', fold(email ?? '')))
    .executeTakeFirst();
}
