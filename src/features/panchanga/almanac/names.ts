import { eachLimb, limbCounts, type Limb } from './limbs';
import { inLatin } from './scripts';

export type SpellingStyle = 'pan-Indian' | 'Kannada';

// One line for each number: the pan-Indian name, the Kannada one ('=' where it is the same), then other accepted spellings.
const tithis = `
  Pratipada, Padya, Prathama, Padyami, Pratipat, Pratipad, Padva
  Dwitiya, Bidige, Vidiya, Dvitiya, Dooj, Beej
  Tritiya, Tadige, Tadiya, Trutiya, Teej
  Chaturthi, Chauti, Chavithi, Chouthi, Choti
  Panchami, =, Panchmi
  Shashthi, Shashti, Sashti, Chhath
  Saptami, =, Sapthami
  Ashtami, =
  Navami, =
  Dashami, =, Dasami
  Ekadashi, =, Ekadasi
  Dwadashi, =, Dwadasi, Dvadashi
  Trayodashi, =, Trayodasi, Teras
  Chaturdashi, =, Chaturdasi, Chaudas`;
const fullMoon = 'Purnima, Hunnime, Poornima, Pournima, Pournami, Purnami, Paurnima, Punnami';
const newMoon = 'Amavasya, Amavasye, Amavase, Amavas, Amavasai';

const names: Record<Exclude<Limb, 'tithi'>, string> = {
  nakshatra: `
    Ashwini, =, Asvini, Aswini
    Bharani, =
    Krittika, =, Kruttika, Krithika, Krittike, Kartika
    Rohini, =
    Mrigashira, =, Mrigashirsha, Mrigasira, Mrugashira, Mrigasiras, Mrigashirsa
    Ardra, Aridra, Arudra, Thiruvathira
    Punarvasu, =, Punarvas
    Pushya, =, Pushyami, Pushyam, Tishya, Poosam
    Ashlesha, =, Aslesha, Ayilyam
    Magha, =, Makha, Maghe, Magham
    Purva Phalguni, Hubba, Pubba, Purvaphalguni, Poorva Phalguni, Purva, Pubbe, Pooram
    Uttara Phalguni, Uttara, Uttaraphalguni, Uttare, Uthram
    Hasta, =, Hastha, Hastam
    Chitra, Chitta, Chitte, Chitha, Chithirai
    Swati, =, Svati, Swathi
    Vishakha, =, Visakha, Vishakhe, Vishaka
    Anuradha, =, Anusham
    Jyeshtha, =, Jyeshta, Jyestha, Jyeshthe, Jeshta, Kettai
    Mula, Moola, Mool, Moolam
    Purva Ashadha, Purvashadha, Poorvashadha, Purvashada, Pooradam
    Uttara Ashadha, Uttarashadha, Uttarashada, Uthiradam
    Shravana, =, Sravana, Shravan, Thiruvonam
    Dhanishta, =, Dhanishtha, Dhanista, Dhanishte, Shravishta, Avittam
    Shatabhisha, =, Shatabhishak, Shatabhishaj, Shatataraka, Satabhisha, Shatabhishe, Sadayam
    Purva Bhadrapada, Purvabhadra, Poorvabhadrapada, Purva Bhadra, Purvabhadrapad, Poorattathi
    Uttara Bhadrapada, Uttarabhadra, Uttara Bhadra, Uttarabhadrapad, Uthirattathi
    Revati, =, Revathi`,
  vaara: `
    Ravivara, Bhanuvara, Aditya, Sunday, Sun, Itvara, Ravi, Bhanu
    Somavara, =, Som, Indu, Chandra, Monday, Mon, Soma
    Mangalavara, =, Mangal, Bhauma, Kuja, Angaraka, Tuesday, Tue, Mangala
    Budhavara, =, Budh, Saumya, Wednesday, Wed, Budha
    Guruvara, =, Brihaspati, Bruhaspati, Thursday, Thu, Guru
    Shukravara, =, Bhrigu, Friday, Fri, Shukra
    Shanivara, =, Sthira, Manda, Saturday, Sat, Shani`,
  yoga: `
    Vishkambha, =, Vishkumbha, Vishkambh
    Priti, Preeti, Prithi
    Ayushman, =, Ayushmana, Aayushman
    Saubhagya, =, Sowbhagya, Soubhagya
    Shobhana, =, Shobhan, Sobhana
    Atiganda, =, Athiganda, Atigand
    Sukarma, =, Sukarman
    Dhriti, =, Dhruti, Dhrithi
    Shula, Shoola, Shul
    Ganda, =, Gand
    Vriddhi, =, Vruddhi, Vridhi
    Dhruva, =, Dhruv
    Vyaghata, =, Vyaghat
    Harshana, =, Harshan
    Vajra, =
    Siddhi, =, Asrik
    Vyatipata, =, Vyatipat, Vyathipatha
    Variyana, Variyan, Variyas, Vareeyan
    Parigha, =, Parigh
    Shiva, =, Shiv
    Siddha, =, Siddh
    Sadhya, =, Sadhy
    Shubha, =, Shubh
    Shukla, =, Sukla
    Brahma, =, Bramha, Brahman
    Indra, =, Aindra
    Vaidhriti, =, Vaidhruti`,
  karana: `
    Bava, =, Bav, Bhava
    Balava, =, Balav
    Kaulava, =, Kaulav, Koulava, Kowlava
    Taitila, =, Taitil, Taithila, Taitula, Thaithila
    Gara, Garaja, Garija, Gar, Garaji
    Vanija, =, Vanij
    Vishti, Bhadra, Visti
    Shakuni, =
    Chatushpada, =, Chatushpad, Chatuspada, Chatushpat
    Naga, Nagavan, Nagava, Nag
    Kimstughna, =, Kinstughna, Kintughna, Kimsthugna, Kinstugna, Kimstughan`,
};

const fortnights = {
  'pan-Indian': ['Shukla', 'Krishna'],
  Kannada: ['Shuddha', 'Bahula'],
} as const;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

type Entry = { names: Record<SpellingStyle, string>; spellings: readonly string[] };

const linesOf = (table: string) => table.trim().split('\n').map(entryOf);

function entryOf(line: string): Entry {
  const [panIndian = '', second = '', ...others] = line.split(',').map((name) => name.trim());
  const kannada = second === '=' ? panIndian : second;
  return { names: { 'pan-Indian': panIndian, Kannada: kannada }, spellings: [panIndian, kannada, ...others] };
}

const inFortnight = (fortnight: 0 | 1, { names: { 'pan-Indian': panIndian, Kannada: kannada } }: Entry) => ({
  'pan-Indian': `${fortnights['pan-Indian'][fortnight]} ${panIndian}`,
  Kannada: `${fortnights.Kannada[fortnight]} ${kannada}`,
});

const halfMonth = linesOf(tithis);
const entries: Record<Limb, readonly Entry[]> = {
  tithi: [...halfMonth, entryOf(fullMoon), entryOf(newMoon)],
  nakshatra: linesOf(names.nakshatra),
  vaara: linesOf(names.vaara),
  yoga: linesOf(names.yoga),
  karana: linesOf(names.karana),
};

const tithiNames = [
  ...halfMonth.map((entry) => inFortnight(0, entry)),
  entryOf(fullMoon).names,
  ...halfMonth.map((entry) => inFortnight(1, entry)),
  entryOf(newMoon).names,
];

export function nameOf(limb: Limb, number: number, style: SpellingStyle): string {
  const shown = limb === 'tithi' ? tithiNames[number - 1] : entries[limb][number - 1]?.names;
  return shown?.[style] ?? '';
}

export function namesOf(limb: Limb, style: SpellingStyle): string[] {
  return Array.from({ length: limbCounts[limb] }, (_, index) => nameOf(limb, index + 1, style));
}

export const weekdayName = (vaara: number): string => weekdays[vaara - 1] ?? '';

/** Spellings that sound alike become equal: script, accents, long vowels, aspirates and 'w' for 'v' are ignored. */
function folded(text: string): string {
  return inLatin(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll('w', 'v')
    .replace(/([bcdgjkpst])h+/g, '$1');
}

const single = (text: string) => text.replace(/(.)\1+/g, '$1');
const sound = (text: string) => single(folded(text));

const spelled = (limb: Limb) =>
  new Map(
    entries[limb].flatMap(({ spellings }, index) =>
      spellings.map((spelling) => [soundOf(limb, spelling), index + 1] as const),
    ),
  );

const readings = eachLimb(spelled);

/** A weekday sounds the same as 'ravi', 'ravivara', 'ravivar' and 'ravivasara'. */
function soundOf(limb: Limb, text: string): string {
  return limb === 'vaara' ? sound(text).replace(/v(ar|ara|ara[mn]|asara|asare)$/, '') : sound(text);
}

function linesWith(limb: Limb, spelling: string): readonly number[] {
  const line = readings[limb].get(spelling);
  return line === undefined ? [] : [line];
}

/** The numbers that a text can mean; none for an unknown spelling. A tithi without its fortnight can mean two. */
export function numbersIn(limb: Limb, written: string): readonly number[] {
  // 'Ekadashi (till 22:57)', 'Bava, Balava': the first name is the one at sunrise.
  const [first = ''] = written.replace(/\(.*/s, '').split(/[,;/|]|\b(?:till|until|up ?to|then)\b/i);
  return limb === 'tithi' ? tithisIn(folded(first)) : linesWith(limb, soundOf(limb, first));
}

const [fullMoonLine, newMoonLine] = [halfMonth.length + 1, halfMonth.length + 2];

/** The tithis whose names `linesFor` finds, in the named fortnight or in both. */
function tithisIn(spelling: string, linesFor = (name: string) => linesWith('tithi', name)): readonly number[] {
  const [, bright, dark, rest = ''] =
    /^(?:(sukla|sudda|suda|sudi)|(krisna|krusna|bahula|vadya|badi|vadi))?(?:paksa)?(.*)$/.exec(spelling) ?? [];
  return linesFor(single(rest.replace(/titi$/, ''))).flatMap((line) => {
    if (line === fullMoonLine) return dark ? [] : [15];
    if (line === newMoonLine) return bright ? [] : [30];
    if (bright) return [line];
    return dark ? [line + 15] : [line, line + 15];
  });
}

/** The names with an accepted spelling that begins so; all names for an empty text. */
export function namesLike(limb: Limb, begun: string, style: SpellingStyle): string[] {
  const start = sound(begun);
  const begins = (begin: string) =>
    [...readings[limb]].flatMap(([spelling, number]) => (spelling.startsWith(begin) ? [number] : []));
  const led = new Set(limb === 'tithi' ? tithisIn(folded(begun), begins) : begins(start));
  return namesOf(limb, style).filter(
    (name, index) => begun.trim() === '' || (start !== '' && (led.has(index + 1) || sound(name).startsWith(start))),
  );
}

export function isHeardIn(writtenValue: string, searched: string): boolean {
  if (writtenValue.toLowerCase().includes(searched.toLowerCase())) return true;
  const heard = sound(searched);
  return heard.length > 2 && sound(writtenValue).includes(heard);
}
