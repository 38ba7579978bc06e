import { limbCounts, limbs } from '@/features/panchanga/almanac/limbs';
import { nameOf, numbersIn } from '@/features/panchanga/almanac/names';
import { placeIn } from '@/features/panchanga/almanac/place';
import { sharedDay, textOf, valueIn } from '@/features/panchanga/share/sharedDay';
import type { ComputedDay } from '@/features/panchanga/computedDay';

const udupi = placeIn('Udupi');
const entry = {
  id: '1',
  date: '2026-11-23',
  tithi: 'Shukla Chaturdashi',
  nakshatra: 'Bharani',
  vaara: 'Somavara',
  yoga: 'Our own yoga',
  karana: 'Gara',
};
const limb = (number: number, end: string) => ({
  number,
  name: '',
  value: '',
  hint: '',
  changesAtSunrise: false,
  end: Date.parse(`${end}:00+05:30`),
});
const computed: ComputedDay = {
  sunrise: '06:29',
  limbs: {
    tithi: limb(14, '2026-11-23T23:43'),
    nakshatra: limb(2, '2026-11-24T02:14'),
    vaara: limb(2, '2026-11-24T06:29'),
    yoga: limb(18, '2026-11-23T20:00'),
    karana: limb(1, '2026-11-23T12:50'),
  },
};

it('says the values of the entry, and their ends where the almanac agrees', () => {
  expect(textOf(sharedDay(entry, computed, udupi, 'English', 'Vivaha')).split('\n')).toEqual([
    'Daily Panchanga',
    'Monday, 23 November 2026',
    'Sunrise 06:29 · Udupi',
    '',
    'Thithi: Shukla Chaturdashi (until 23:43)',
    'Nakshatra: Bharani (until 02:14, 24 Nov)',
    'Vaara: Somavara',
    'Yoga: Our own yoga',
    'Karana: Gara',
    '',
    'Vivaha',
  ]);
});

it('says an end once where the entry has it', () => {
  const written = { ...entry, tithi: 'Shukla Chaturdashi until 23:43, then Purnima' };
  expect(textOf(sharedDay(written, computed, udupi, 'English', 'Vivaha'))).toContain(
    'Thithi: Shukla Chaturdashi until 23:43, then Purnima\nNakshatra',
  );
});

it('says them in Kannada and Hindi, but for words that nobody knows', () => {
  const kannada = textOf(sharedDay(entry, computed, udupi, 'Kannada', 'Vivaha'));
  expect(kannada).toContain('ತಿಥಿ: ಶುದ್ಧ ಚತುರ್ದಶಿ (23:43 ರವರೆಗೆ)');
  expect(kannada).toContain('ಯೋಗ: Our own yoga');
  expect(kannada).toContain('ಸೂರ್ಯೋದಯ 06:29 · ಉಡುಪಿ');
  const hindi = textOf(sharedDay(entry, computed, placeIn('13.5 74.7 Asia/Kolkata'), 'Hindi', 'Vivaha'));
  expect(hindi).toContain('नक्षत्र: भरणी (24 नव॰, 02:14 तक)');
  expect(hindi).toContain('सूर्योदय 06:29 · 13.5, 74.7');
});

it('keeps to itself what the almanac would have to say', () => {
  const text = textOf(sharedDay({ ...entry, karana: ' ' }, undefined, udupi, 'English', 'Vivaha'));
  expect(text).toContain('Karana: -');
  expect(text).not.toMatch(/till|Sunrise|Udupi/);
});

it.each(['Hindi', 'Kannada'] as const)(
  'has a name of %s for every number, which is read as that number',
  (language) => {
    const strays = limbs.flatMap((name) =>
      Array.from({ length: limbCounts[name] }, (_, index) => index + 1)
        .map((number) => ({ number, named: valueIn(language, name, nameOf(name, number, 'pan-Indian')) }))
        .filter(({ number, named }) => /[a-z]/i.test(named) || numbersIn(name, named)[0] !== number),
    );
    expect(strays).toEqual([]);
  },
);

it.each([
  ['Ekadashi', 'ಏಕಾದಶಿ'],
  ['Purnima', 'ಹುಣ್ಣಿಮೆ'],
  ['Krishna Ekadashi', 'ಬಹುಳ ಏಕಾದಶಿ'],
  ['Ekadashi (until 22:57)', 'Ekadashi (until 22:57)'],
  ['ಏಕಾದಶೀ', 'ಏಕಾದಶೀ'],
  ['Shukla Chaturdashi until 08:00, then Purnima', 'ಶುದ್ಧ ಚತುರ್ದಶಿ 08:00 ರವರೆಗೆ, ನಂತರ ಹುಣ್ಣಿಮೆ'],
])('writes %j as %j', (written, named) => {
  expect(valueIn('Kannada', 'tithi', written)).toBe(named);
});
