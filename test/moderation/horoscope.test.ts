import { birthDateIn, birthTimeIn, nakshatrasIn, rashisIn } from '@/features/moderation/warnings/birthFacts';
import { horoscopeDifferences } from '@/features/moderation/warnings/horoscope';
import { birthMoments } from './birthMoments';

type Written = { dob?: string; time?: string; place?: string; star?: string; rashi?: string };

/** On 10 October 2023 the moon changed from Ashlesha and Karka to Magha and Simha at 05:45 in India. */
function differences({ dob = '2023-10-10', time = '', place = '', star = '', rashi = '' }: Written) {
  return horoscopeDifferences({
    personal: { dob },
    career: { star, rashi, time_of_birth: time, place_of_birth: place },
  });
}

describe('the moon of a birth beside published values', () => {
  const moments = birthMoments();

  it('has more than a hundred of them, of several sources', () => {
    expect(moments.length).toBeGreaterThan(200);
    expect(new Set(moments.map(({ source }) => source)).size).toBe(5);
  });

  it('agrees farther than three minutes from a change, but for the rows whose note says why not', () => {
    const far = moments.filter(({ awayFromChange }) => awayFromChange > 180_000);
    expect(far.length).toBe(moments.length);
    expect(far.filter(({ agrees }) => !agrees)).toEqual(far.filter(({ note }) => note !== ''));
  });
});

describe('where a horoscope differs from the moon', () => {
  it('is nowhere if both signs are those of the moon', () => {
    expect(differences({ time: '02:15 PM', star: 'Makha, 2nd pada', rashi: 'Simha rashi (Leo)' })).toEqual([]);
  });

  it('is in a sign that the moon was not in', () => {
    const noon = { time: '02:15 PM', place: 'Udupi, Karnataka' };
    expect(differences({ ...noon, star: 'Ashlesha', rashi: 'Karkataka' })).toEqual([
      'Nakshatra says Ashlesha; the birth date gives Magha',
      'Rashi says Karkataka; the birth date gives Simha',
    ]);
  });

  it('is nowhere within an hour of a change', () => {
    expect(differences({ time: '06:10', star: 'Ashlesha' })).toEqual([]);
    expect(differences({ time: '5.05 am', rashi: 'Leo' })).toEqual([]);
    expect(differences({ time: '06:50', star: 'Ashlesha' })).toEqual([
      'Nakshatra says Ashlesha; the birth date gives Magha',
    ]);
    expect(differences({ time: '06:10', star: 'Rohini' })).toEqual([
      'Nakshatra says Rohini; the birth date gives Ashlesha, then Magha (the moon changed at 05:45 IST)',
    ]);
  });

  it('is only in what the moon was in at no hour of the day, if the time is unknown', () => {
    expect(differences({ star: 'Rohini', rashi: 'Simha' })).toEqual([
      'Nakshatra says Rohini; the birth date gives Ashlesha, then Magha (the moon changed at 05:45 IST)',
    ]);
    expect(differences({ star: 'Ashlesha', time: '6:10' })).toEqual([]);
  });

  it.each(['', 'Hassan', 'Udupi, Karnataka', 'Salem (Tamil Nadu)', 'Pune, Maharashtra, India.'])(
    'is looked for after a birth in India: %s',
    (place) => expect(differences({ star: 'Rohini', place })).toHaveLength(1),
  );

  it.each(['Leicester, United Kingdom', 'Fremont, California', 'Kashipur, UK', 'Dubai (UAE)'])(
    'is not looked for after a birth that may be elsewhere: %s',
    (place) => expect(differences({ star: 'Rohini', place })).toEqual([]),
  );

  it.each<[string, Written]>([
    ['no name is recognised', { star: 'as per horoscope', rashi: '-' }],
    ['nothing is written', {}],
    ['the date can be two', { dob: '05/04/1996', star: 'Rohini' }],
    ['there is no such date', { dob: '1996-02-31', star: 'Rohini' }],
    ['the moon is not known well enough', { dob: '1872-04-05', star: 'Rohini', rashi: 'Mesha' }],
  ])('is nowhere if %s', (_case, written) => expect(differences(written)).toEqual([]));
});

describe('what members write', () => {
  it.each([
    ['06:10', '06:10'],
    ['02:45 PM', '14:45'],
    ['6.45 a.m.', '06:45'],
    ['12:15 AM', '00:15'],
    ['12:30 pm IST', '12:30'],
    ['18.45 hrs', '18:45'],
    ['7 PM', '19:00'],
    ['19:05 PM', '19:05'],
    ['6:45', undefined],
    ['06:30 - 06:45 AM', undefined],
    ['25:10', undefined],
    ['10:75 AM', undefined],
    ['not known', undefined],
  ])('as a time: %s', (text, time) => expect(birthTimeIn(text)).toBe(time));

  it.each([
    ['1996-04-12', '1996-04-12'],
    ['1996-04-12 00:00:00', '1996-04-12'],
    ['1996-04-11T18:30:00.000Z', '1996-04-12'],
    ['1996-04-12T00:00:00Z', '1996-04-12'],
    ['25/04/1996', '1996-04-25'],
    ['4-4-1996', '1996-04-04'],
    ['12 April 1996', '1996-04-12'],
    ['05/04/1996', undefined],
    ['30 Feb 1996', undefined],
    ['1996', undefined],
  ])('as a date: %s', (text, date) => expect(birthDateIn(text)).toBe(date));

  it.each([
    ['Magha 2nd pada', [10]],
    ['Ashwini-3', [1]],
    ['Nakshatra: Pubba (Purva Phalguni)', [11, 11]],
    ['Uttara', []],
    ['Poorva', []],
    ['none', []],
  ])('as a nakshatra: %s', (text, numbers) => expect(nakshatrasIn(text)).toEqual(numbers));

  it.each([
    ['Vruschika', 8],
    ['Vrushabha Raashi', 2],
    ['Moon sign - Cancer', 4],
    ['Kataka', 4],
    ['Dhanus', 9],
  ])('as a rashi: %s', (text, number) => expect(rashisIn(text)).toEqual([number]));
});
