import { createHash, randomBytes } from 'node:crypto';
import { minute, toInstant } from '../time';

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The form stored in the database. Random 256 bits need no slow password hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What began later was made while the clock was ahead, and would live on until it is there again. Several machines differ a little. */
export function latestBeginning(now: Date): string {
  return toInstant(now.getTime() + 5 * minute);
}
