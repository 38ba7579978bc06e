import Sanscript from '@indic-transliteration/sanscript';

const scripts = {
  devanagari: /\p{Script=Devanagari}+/gu,
  kannada: /\p{Script=Kannada}+/gu,
  telugu: /\p{Script=Telugu}+/gu,
  malayalam: /\p{Script=Malayalam}+/gu,
  tamil: /\p{Script=Tamil}+/gu,
  bengali: /\p{Script=Bengali}+/gu,
  gujarati: /\p{Script=Gujarati}+/gu,
  gurmukhi: /\p{Script=Gurmukhi}+/gu,
  oriya: /\p{Script=Oriya}+/gu,
};

/** What the library does not read: nuktas, Gurmukhi's sign of doubling, Malayalam's bare consonants, the o of English, Tamil's second n. */
const prepare = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}|[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0a71]/gu, '')
    .replace(/[ൺൻർൽൾൿ]/g, (bare) => `${'ണനരലളക'.charAt('ൺൻർൽൾൿ'.indexOf(bare))}്`)
    .replace(/ॉ/g, 'ो')
    .replace(/ன/g, 'ந')
    .normalize('NFC');

/** Tamil writes one letter for k and g, for s and ch and j, for t and d, for p and b: which it is follows from its place. */
const readTamil = (word: string) =>
  word
    .replace(/Dhjh/g, 'ksh')
    .replace(/(?<=[aeiou~]|~N)gh(?=[aeiou])/gi, 'g')
    .replace(/gh/g, 'k')
    .replace(/jhjh/g, 'ch')
    .replace(/jh/g, 's')
    .replace(/dh/gi, 't')
    .replace(/bh/g, 'p');

const toLatin = (name: string) =>
  Object.entries(scripts).reduce(
    (text, [script, letters]) =>
      text.replace(letters, (word) => {
        const latin = Sanscript.t(word, script, 'itrans');
        return (script === 'tamil' ? readTamil(latin) : latin)
          .replace(/Mha?$/, 'ngh') // Singh
          .replace(/M(?=$|[pbm])/gi, 'm')
          .replace(/M/g, 'n');
      }),
    name,
  );

/** In small Latin letters without marks, whatever its Indian script. */
export const inLatin = (text: string) =>
  toLatin(prepare(text))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mn}|['’`~^]/gu, '');

/** The spellings of one sound, replaced in this order. */
const spellings: [RegExp, string][] = [
  [/x/g, 'ks'],
  [/c+h/g, 'ch'],
  [/ck/g, 'k'],
  [/c(?=[ei])/g, 's'],
  [/c(?!h)|q/g, 'k'],
  [/(?<=[^aeiou])h/g, ''],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/w(?=[aeiou])/g, 'v'],
  [/o[uw]/g, 'au'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/f/g, 'p'],
  [/(.)\1+/g, '$1'],
  [/gn|[dg]ny|gy/g, 'jn'],
  [/(?<=[^aeiou])ru/g, 'ri'], // Krupa, Kripa
  [/(?<=[^aeiou])iy?(?=[aou])/g, 'y'], // Priya, Pria
  [/a(o|vu)$/g, 'av'], // Rao, Ravu
  [/(?<=..)a$/g, ''],
  [/aya(?=r$)/g, 'ai'], // Nayar, Nair
  [/y(?=$|[^aeiou])/g, 'i'],
  [/(?<=[aeiou][^aeiou])a(?=[^aeiou][aeiou])/g, ''], // Jagadish, Jagdish
];

const foldWord = (word: string) => spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);

const isTitle = /^(dr|mr|mrs|ms|smt)$/;

/** The words of a name as they sound, whatever their spelling and Indian script; without titles, nicknames and signs. */
export function soundsOf(name: string): string[] {
  const words = inLatin(name.slice(0, 200).replace(/\(.*?\)|["“].*?["”]/g, ' ')).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== '' && !isTitle.test(word)).map(foldWord);
}

/** The form in which names are compared across spellings and scripts; whoever changes it adds a migration that empties `name_keys`. */
export const keyOfSounds = (sounds: string[]): string => [...sounds].sort().join(' ');
