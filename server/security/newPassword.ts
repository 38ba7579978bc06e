import { once } from 'node:events';
import path from 'node:path';
import { startThread } from '../program';
import type { Question, Strength } from './passwordStrengthThread';

const minLength = 8;
const maxLength = 200;
/** Of 4; guessing such a password takes more than a hundred million attempts. */
const minScore = 3;

const serviceWords = ['vivaha', 'matrimony', 'marriage', 'wedding', 'shaadi', 'console', 'administrator', 'admin'];

/** The sentence that refuses a new password; undefined when it may be used. */
export async function refusalOf(
  password: string,
  about: { email: string; publicUrl: string },
): Promise<string | undefined> {
  const normal = password.normalize('NFKC');
  const { length } = [...normal];
  if (length < minLength) return `The new password must have at least ${minLength} characters.`;
  if (length > maxLength) return `The new password can have at most ${maxLength} characters.`;
  const ownWords = [about.email, ...partsOf(about.email), ...partsOf(new URL(about.publicUrl).hostname)];
  const known = [...ownWords, ...serviceWords];
  // Loading the dictionaries (30 MB) and matching take up to a second, in which the program would answer nobody.
  const question: Question = { password: normal, words: known };
  const thread = startThread(path.join(__dirname, 'passwordStrengthThread'), question);
  const [{ score, warning }] = (await once(thread, 'message')) as [Strength]; // The thread sends nothing else.
  if (score >= minScore && !isMadeOf(normal, known)) return undefined;
  const reason = warning === null ? '' : ` ${warning}`;
  return `This password is too easy to guess.${reason} Please choose another one: several words that do not belong together are good.`;
}

/** Whether hardly a letter is left without these words: `vivaha-admin-2026` counts as long, and is among the first to be tried. */
function isMadeOf(password: string, words: string[]): boolean {
  const whole = password.toLowerCase();
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word.toLowerCase(), ''), whole);
  return rest !== whole && rest.replace(/[^\p{L}]/gu, '').length < 4;
}

/** 'asha.rao@example.org' holds asha, rao, asharao, example and org. */
function partsOf(address: string): string[] {
  const between = /[^\p{L}\p{N}]+/u;
  const wholes = address.split('@').map((whole) => whole.split(between).join(''));
  return [...address.split(between), ...wholes].filter((part) => part.length > 2);
}
