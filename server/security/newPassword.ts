import { strengthOf } from './passwordStrength';

const minLength = 8;
const maxLength = 200;
/** Of 4; guessing such a password takes more than a hundred million attempts. */
const minScore = 3;

const serviceWords = ['vivaha', 'matrimony', 'marriage', 'wedding', 'shaadi', 'console', 'administrator'];

/**
 * The sentence that refuses a new password; undefined when it may be used.
 * @param about whose it is and where: the first that somebody who knows them would try.
 */
export async function refusalOf(
  password: string,
  about: { email: string; publicUrl: string },
): Promise<string | undefined> {
  // As it is hashed; what people call a character is not what JavaScript counts.
  const normal = password.normalize('NFKC');
  const { length } = [...normal];
  if (length < minLength) return `The new password must have at least ${minLength} characters.`;
  if (length > maxLength) return `The new password can have at most ${maxLength} characters.`;
  const ownWords = [about.email, ...partsOf(about.email), ...partsOf(new URL(about.publicUrl).hostname)];
  const { score, warning } = await strengthOf(normal, [...ownWords, ...serviceWords]);
  if (score >= minScore) return undefined;
  const reason = warning === null ? '' : ` ${warning}`;
  return `This password is too easy to guess.${reason} Please choose another one: several words that do not belong together are good.`;
}

/** 'asha.rao@example.org' holds asha, rao, asharao, example and org. */
function partsOf(address: string): string[] {
  const between = /[^\p{L}\p{N}]+/u;
  const wholes = address.split('@').map((whole) => whole.split(between).join(''));
  return [...address.split(between), ...wholes].filter((part) => part.length > 2);
}
