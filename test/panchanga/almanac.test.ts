import { almanacOf } from '@/shared/almanac/almanac';
import { limbCounts, type Limb } from '@/shared/almanac/limbs';
import { nameOf, namesOf, numbersIn, type SpellingStyle } from '@/shared/almanac/names';
import { midnightAt, offsetAt } from '@/shared/almanac/place';
import { computed, referenceRows } from './reference';

const udupi = { latitude: 13.3409, longitude: 74.7421, zone: 'Asia/Kolkata' };
const limbs = Object.keys(limbCounts) as Limb[]; // the table has exactly these
const styles: SpellingStyle[] = ['pan-Indian', 'Kannada'];

describe('the almanac beside published values', () => {
  const rows = referenceRows();

  it('has them all', () => expect(rows).toHaveLength(227));

  it('agrees about everything that holds at sunrise', () => {
    const atSunrise = rows.filter(({ end }) => end === undefined);
    const wrong = atSunrise.filter((row) => computed(row).limbs[row.limb][0].number !== row.number);
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });

  it('agrees about every end, with the official bulletins to the minute', () => {
    const wrong = rows.filter((row) => {
      if (!row.end) return false;
      const span = computed(row).limbs[row.limb].find(({ number }) => number === row.number);
      const deviation = Math.abs((span?.end ?? 0) - row.end.at);
      return deviation > (row.tier === 'A-official' ? 60_000 : row.end.tolerance);
    });
    expect(wrong.map(({ line }) => line)).toEqual([]);
  });
});

describe('the almanac', () => {
  it('goes on from one sunrise to beyond the next without a gap', () => {
    for (const date of ['2026-11-20', '2026-11-21', '2026-11-22', '2027-02-28', '2028-02-29', '1950-06-01']) {
      const day = almanacOf(date, udupi);
      const next = almanacOf(new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10), udupi);
      if (day.sunrise === null || next.sunrise === null) throw new Error('Udupi has a sunrise every day.');
      for (const limb of limbs) {
        const ends = day.limbs[limb].map(({ end }) => end);
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
        expect(ends.filter((end) => end >= (next.sunrise ?? 0))).toHaveLength(1);
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
    expect(day).toEqual({ date, sunrise: null, reason });
  });

  it('covers two centuries', () => {
    const outside = (date: string) => almanacOf(date, udupi).sunrise === null;
    expect(['1899-12-31', '1900-01-01', '2100-12-31', '2101-01-01'].map(outside)).toEqual([true, false, false, true]);
  });

  it('finds the sunrise of the civil day of the place, wherever its clocks stand', () => {
    const sunriseIn = (zone: string, latitude: number, longitude: number, date = '2026-03-20') =>
      computed({ date, place: { latitude, longitude, zone } }).sunrise;
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
    ['tithi', 'ekadasi', [11, 26]],
    ['tithi', 'Sudi Padyami', [1]],
    ['tithi', 'Vadya Vidiya', [17]],
    ['tithi', 'Badi Chavithi', [19]],
    ['tithi', 'Shukla Paksha Dwadasi', [12]],
    ['tithi', 'KRISHNA  ASHTAMI', [23]],
    ['tithi', 'Bahula Shashti', [21]],
    ['tithi', 'Poornima', [15]],
    ['tithi', 'Krishna Purnima', []],
    ['tithi', 'Amavasye', [30]],
    ['tithi', 'Ekadashi till 22:57, then Dwadashi', [11, 26]],
    ['tithi', 'ಶುದ್ಧ ಏಕಾದಶಿ', [11]],
    ['tithi', 'कृष्ण पक्ष अष्टमी', [23]],
    ['nakshatra', 'Poorvashada', [20]],
    ['nakshatra', 'ಉತ್ತರಾಷಾಢ', [21]],
    ['nakshatra', 'Mrigaśirā', [5]],
    ['yoga', 'Siddhi', [16]],
    ['yoga', 'Siddha', [21]],
    ['yoga', 'Shubha', [23]],
    ['yoga', 'Shukla', [24]],
    ['karana', 'Bhadra', [7]],
    ['karana', 'ಗರಜ', [5]],
    ['vaara', 'Saturday', [7]],
    ['vaara', 'Guruvara (Thursday)', [5]],
    ['vaara', 'गुरुवार', [5]],
    ['vaara', 'Bhaanuvaasara', [1]],
    ['vaara', 'someday', []],
    ['yoga', '', []],
  ])('read %s %s as %j', (limb, written, numbers) => {
    expect(numbersIn(limb, written)).toEqual(numbers);
  });
});
