import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from './workQueue';

// OWASP's first recommendation for argon2id: 19 MiB, two iterations.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1, algorithm: 2 } as const;

/** One at a time: a wrong guess is counted before the next. Who is known comes first: strangers hold nobody out. */
export const passwordQueue = createWorkQueue({ concurrency: 1, maxWaiting: 60, maxFromOne: 20 });

let dummyHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

const currentCost = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** Whether a hash was made at another cost than today's, and has to be made again from the password. */
export const isOutdated = (passwordHash: string) => !passwordHash.includes(currentCost);

/** Without a hash it verifies against a dummy, so that the response time does not reveal which accounts exist. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const dummy = await (dummyHash ??= hashPassword('nobody has this password'));
  const matches = await verify(passwordHash ?? dummy, password.normalize('NFKC'));
  return matches && passwordHash !== undefined;
}
