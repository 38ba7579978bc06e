import { once } from 'node:events';
import path from 'node:path';
import { inLatin } from '../db/nameKey';
import commonWords from './lists/commonWords.json';
import { startThread } from '../program';
import type { Question, Strength } from './passwordStrengthThread';

/** NIST SP 800-63B asks for more where the password is the only factor. */
const minLength = 12;
const maxLength = 200;
/** Of 4; guessing such a password takes more than a hundred million attempts. */
const minScore = 3;

/** What passwords in India are made of: gods, names, castes, rivers, films, cricket, months; and the words of such a service. */
const knownWords = Object.values(commonWords).flatMap((words) => words.split(' '));

/** The sentence that refuses a new password; undefined when it may be used. */
export async function refusalOf(password: string, about: { email: string; publicUrl: string }) {
  const normal = password.normalize('NFKC');
  const { length } = [...normal];
  if (length < minLength) return `The new password must have at least ${minLength} characters.`;
  if (length > maxLength) return `The new password can have at most ${maxLength} characters.`;
  const ownWords = [about.email, ...partsOf(about.email), ...partsOf(new URL(about.publicUrl).hostname)];
  if (isMadeOf(normal, knownWords)) return easyToGuess('It is made of words that many people use.');
  // Loading the dictionaries (30 MB) and matching take up to a second, in which the program would answer nobody.
  const question: Question = { password: normal, ownWords, knownWords };
  const thread = startThread(path.join(__dirname, 'passwordStrengthThread'), question);
  const [{ score, warning }] = (await once(thread, 'message')) as [Strength]; // The thread sends nothing else.
  return score >= minScore && !isMadeOf(normal, [...ownWords, ...knownWords]) ? undefined : easyToGuess(warning);
}

const easyToGuess = (reason: string | null) =>
  `This password is too easy to guess. ${reason ? `${reason} ` : ''}Please choose another one: several words that do not belong together are good.`;

/** Digits and signs that stand for letters, as every guessing program knows. */
const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '5': 's',
  $: 's',
};
const besideLetter = /(?<=\p{L})[@401!35$]|[@401!35$](?=\p{L})/gu;
const toLetters = (text: string) => text.replace(besideLetter, (sign) => lookalikes[sign] ?? sign);

/** So many different long words are not guessed together, however well each is known. */
const enoughWords = 4;

/** Whether hardly a letter is left without these words: `vivaha-admin-2026` counts as long, and is among the first to be tried. */
function isMadeOf(password: string, words: string[]): boolean {
  const plain = inLatin(password);
  // Twice, for two beside each other.
  const spelled = toLetters(toLetters(plain));
  const known = words.map((word) => word.toLowerCase());
  const isPhrase = (each: string[]) => new Set(each.filter((word) => word.length >= 4)).size >= enoughWords;
  if (isPhrase(takeOut(known, plain).found) || isPhrase(plain.split(/\P{L}+/u))) return false;
  const isUsedUp = (text: string, each: string[]) => {
    const { found, rest } = takeOut(each, text);
    return found.length > 0 && rest.replace(/[^\p{L}]/gu, '').length < 4;
  };
  return [plain, spelled].some((whole) => isUsedUp(whole, known) || isUsedUp(asItSounds(whole), known.map(asItSounds)));
}

function takeOut(words: string[], text: string): { found: string[]; rest: string } {
  let rest = text;
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const found = longestFirst.filter((word) => {
    const isFound = rest.includes(word);
    rest = rest.replaceAll(word, ' ');
    return isFound;
  });
  return { found, rest };
}

/** Words of India are written in Latin letters as each likes: Kaveri and Kaaveri, Shiva and Siva, Lakshmi and Laxmi. */
function asItSounds(text: string): string {
  const simple = text.replaceAll('x', 'ksh').replaceAll('ee', 'i').replaceAll('oo', 'u').replaceAll('w', 'v');
  return simple.replace(/(?<=[bcdgjkpst])h/g, '').replace(/([a-z])\1+/g, '$1');
}

/** 'asha.rao@example.org' holds asha, rao, asharao, example and org. */
function partsOf(address: string): string[] {
  const between = /[^\p{L}\p{N}]+/u;
  const wholes = address.split('@').map((whole) => whole.split(between).join(''));
  return [...address.split(between), ...wholes].filter((part) => part.length > 2);
}
