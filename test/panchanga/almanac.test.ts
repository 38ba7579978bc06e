import { almanacOf, kshayaOf } from '@/features/panchanga/almanac/almanac';
import { limbCounts, type Limb } from '@/features/panchanga/almanac/limbs';
import { nameOf, namesOf, numbersIn, type SpellingStyle } from '@/features/panchanga/almanac/names';
import { midnightAt } from '@/features/panchanga/almanac/place';
import { offsetAt } from '@/features/panchanga/almanac/zone';
import { udupi, computed } from './almanacSteps';

const limbs = Object.keys(limbCounts) as Limb[]; // the table has exactly these
const styles: SpellingStyle[] = ['pan-Indian', 'Kannada'];

describe('the almanac', () => {
  it('goes on from one sunrise to beyond the next without a gap', () => {
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22', '2027-02-28', '2028-02-29', '1950-06-01']) {
      const day = computed(date, udupi);
      const next = computed(new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10), udupi);
      for (const limb of limbs) {
        const ends = day.limbs[limb].map(({ end }) => end);
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
        expect(ends.filter((end) => end >= next.sunrise)).toHaveLength(1);
        if (limb !== 'vaara') expect(day.limbs[limb].at(-1)?.number).toBe(next.limbs[limb][0].number);
      }
    }
  });

  it.each([
    ['2026-12-21', 69.65, 'no day'],
    ['2026-06-21', 69.65, 'no night'],
    ['2026-06-21', -85, 'no day'],
    ['2026-12-21', -85, 'no night'],
  ])('says why there is no sunrise on %s at %s degrees', (date, latitude, reason) => {
    const day = almanacOf(date, { latitude, longitude: 18.96, zone: 'Europe/Oslo' });
    expect(day).toEqual({ sunrise: null, reason });
  });

  it('finds the sunrise of the civil day of the place, wherever its clocks stand', () => {
    const sunriseIn = (zone: string, latitude: number, longitude: number, date = '2026-03-20') =>
      computed(date, { latitude, longitude, zone }).sunrise;
    // At the equinox the Sun rises about six hours before noon everywhere.
    for (const [zone, longitude] of [
      ['Pacific/Kiritimati', -157.4],
      ['Asia/Kolkata', 82.5],
      ['America/New_York', -74],
      ['+05:45', 85.3],
    ] as const) {
      const hour = (sunriseIn(zone, 10, longitude) - midnightAt('2026-03-20', zone)) / 3_600_000;
      expect(hour).toBeGreaterThan(5);
      expect(hour).toBeLessThan(7.5);
    }
    // Clocks were put forward at two that night.
    expect(midnightAt('2026-03-08', 'America/New_York')).toBe(Date.parse('2026-03-08T00:00:00-05:00'));
    expect(offsetAt('America/New_York', Date.parse('2026-03-08T12:00:00Z'))).toBe(-4 * 3_600_000);
    expect(() => offsetAt('Mars/Olympus', 0)).toThrow();
  });
});

describe('what holds at no sunrise, or at two', () => {
  const delhi = { latitude: 28.6139, longitude: 77.209, zone: 'Asia/Kolkata' };

  // drikpanchang.com for Delhi: what a kshaya tithi begins and ends at, to the minute.
  it.each([
    ['2026-01-06', 'Krishna Chaturthi', '2026-01-06T08:01', '2026-01-07T06:52'],
    ['2026-01-31', 'Shukla Chaturdashi', '2026-01-31T08:25', '2026-02-01T05:52'],
    ['2026-02-24', 'Shukla Ashtami', '2026-02-24T07:01', '2026-02-25T04:51'],
  ])('on %s is %s, from %s to %s', (date, name, start, end) => {
    const day = computed(date, delhi);
    const [kshaya, ...others] = kshayaOf('tithi', day);
    expect(others).toEqual([]);
    expect(nameOf('tithi', kshaya?.number ?? 0, 'pan-Indian')).toBe(name);
    const deviations = [
      day.limbs.tithi[0].end - Date.parse(`${start}+05:30`),
      kshaya!.end - Date.parse(`${end}+05:30`),
    ];
    for (const deviation of deviations) expect(Math.abs(deviation)).toBeLessThan(2 * 60_000);
  });

  it.each([
    ['2026-01-09', 'first'],
    ['2026-01-10', 'second'],
    ['2026-01-01', undefined],
    ['2026-01-15', undefined],
  ])('tells that the tithi of %s is the %s of two sunrises', (date, which) => {
    const day = computed(date, delhi);
    expect(day.vriddhi.tithi).toBe(which);
    expect(kshayaOf('tithi', day)).toEqual([]);
  });
});

describe('the names of the limbs', () => {
  it.each(styles)('are as many as the limbs have numbers, and read back, in the %s style', (style) => {
    for (const limb of limbs) {
      const names = namesOf(limb, style);
      expect(names.map((name) => numbersIn(limb, name))).toEqual(names.map((_, index) => [index + 1]));
      expect(new Set(names).size).toBe(limbCounts[limb]);
    }
  });

  it('follow the style', () => {
    expect(styles.map((style) => nameOf('tithi', 17, style))).toEqual(['Krishna Dwitiya', 'Bahula Bidige']);
    expect(styles.map((style) => nameOf('karana', 7, style))).toEqual(['Vishti', 'Bhadra']);
    expect(styles.map((style) => nameOf('vaara', 1, style))).toEqual(['Ravivara', 'Bhanuvara']);
  });

  it.each<[Limb, string, number[]]>([
    ['tithi', 'Prathama', [1, 16]],
    ['tithi', 'Sudi Padyami', [1]],
    ['tithi', 'Badi Chavithi', [19]],
    ['tithi', 'KRISHNA  ASHTAMI', [23]],
    ['tithi', 'Krishna Purnima', []],
    ['tithi', 'Amavasye', [30]],
    ['tithi', 'Ekadashi till 22:57, then Dwadashi', [11, 26]],
    ['tithi', 'ಶುದ್ಧ ಏಕಾದಶಿ', [11]],
    ['tithi', 'कृष्ण पक्ष अष्टमी', [23]],
    ['nakshatra', 'ಉತ್ತರಾಷಾಢ', [21]],
    ['nakshatra', 'Mrigaśirā', [5]],
    ['yoga', 'Siddha', [21]],
    ['karana', 'Bhadra', [7]],
    ['karana', 'ಭದ್ರೆ', [7]],
    ['karana', 'Koulavam', [3]],
    ['karana', 'ಕಿಸ್ತುಘ್ನ', [11]],
    ['yoga', 'Shubham', [23]],
    ['yoga', 'Siddhy', [16]],
    ['yoga', 'ಮಾಹೇಂದ್ರ', [26]],
    ['nakshatra', 'ಶತತಾರೆ', [24]],
    ['nakshatra', 'Aswathy', [1]],
    ['nakshatra', 'Purva Falguni', [11]],
    ['nakshatra', 'Thiruvadhirai', [6]],
    ['vaara', 'Thu', [5]],
    ['vaara', 'Guruvara (Thursday)', [5]],
    ['vaara', 'गुरुवार', [5]],
    ['vaara', 'Bhaanuvaasara', [1]],
    ['vaara', 'someday', []],
    ['yoga', '', []],
  ])('read %s %s as %j', (limb, written, numbers) => {
    expect(numbersIn(limb, written)).toEqual(numbers);
  });
});
