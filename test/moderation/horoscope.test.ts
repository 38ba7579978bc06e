import { birthDateIn, birthTimeIn } from '@/features/moderation/evidence/birthTime';
import { nakshatrasIn, rashiName, rashisIn } from '@/features/moderation/evidence/birthSigns';
import { birthCountry } from '@/features/moderation/evidence/birthZone';
import { horoscopeDoubts } from '@/features/moderation/evidence/horoscope';
import { nameOf } from '@/shared/almanac/names';
import { birthMoments } from './birthMoments';

type Written = { dob?: string; time?: string; place?: string; star?: string; rashi?: string };

/** On 10 October 2023 the moon changed from Ashlesha and Karka to Magha and Simha at 05:45 in India. */
function doubtsOf({ dob = '2023-10-10', time = '', place = '', star = '', rashi = '' }: Written) {
  return horoscopeDoubts({
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

describe('what does not fit in a horoscope', () => {
  it('is nothing where both signs are those of the moon', () => {
    expect(doubtsOf({ time: '02:15 PM', star: 'Makha, 2nd pada', rashi: 'ಸಿಂಹ ರಾಶಿ (Leo)', place: 'Udupi' })).toEqual([]);
  });

  it('is a sign that the moon was not in', () => {
    expect(doubtsOf({ time: '02:15 PM', star: 'Ashlesha', rashi: 'Karkataka', place: 'Udupi' })).toEqual([
      "Nakshatra: written Ashlesha, computed Magha; the moon changed at 05:45 that day (India's time)",
      "Rashi: written Karkataka, computed Simha; the moon changed at 05:45 that day (India's time)",
    ]);
    expect(doubtsOf({ dob: '2023-10-14', time: '20:00', star: 'Swati', rashi: 'Tula' })).toEqual([
      "Nakshatra: written Swati, computed Chitra; the moon changed at 16:24 that day (India's time)",
      "Rashi: written Tula, computed Kanya; the moon did not change that day (India's time)",
    ]);
  });

  it('may be either within an hour of a change', () => {
    expect(doubtsOf({ time: '06:10', star: 'Ashlesha' })).toEqual([
      "Nakshatra: written Ashlesha, computed Magha; may be either: the moon changed at 05:45, 25 min before the birth (India's time)",
    ]);
    expect(doubtsOf({ time: '5.05 am', rashi: 'Leo' })).toEqual([
      "Rashi: written Leo, computed Karka; may be either: the moon changed at 05:45, 40 min after the birth (India's time)",
    ]);
    expect(doubtsOf({ time: '06:10', star: 'Rohini' })).toEqual([
      "Nakshatra: written Rohini, computed Magha; the moon changed at 05:45 that day (India's time)",
    ]);
  });

  it('is a sign that the moon was in at no hour of the day, where the time of birth is not known', () => {
    expect(doubtsOf({ star: 'Rohini', rashi: 'Simha' })).toEqual([
      "Nakshatra: written Rohini, at no hour of that day; computed Ashlesha until 05:45, then Magha (India's time)",
    ]);
    expect(doubtsOf({ star: 'Ashlesha', time: '6:10' })).toEqual([]);
  });

  it('is reckoned by the clocks of another country that the place of birth names', () => {
    expect(doubtsOf({ time: '02:00', star: 'Ashlesha', place: 'Leicester, United Kingdom' })).toEqual([
      "Nakshatra: written Ashlesha, computed Magha; may be either: the moon changed at 01:15, 45 min before the birth (the United Kingdom's time)",
    ]);
    expect(doubtsOf({ time: '02:00', star: 'Ashlesha', place: 'Fremont, California' })).toEqual([
      'Horoscope: not compared, as the time zone of a birth in the United States is not certain',
    ]);
    expect(doubtsOf({ time: '02:00', star: 'Ashlesha', place: 'Kashipur, UK' })).toEqual([
      'Horoscope: not compared, as the time zone of a birth in UK (the United Kingdom or Uttarakhand) is not certain',
    ]);
  });

  it.each<[string, Written]>([
    ['no name is recognised', { star: 'as per horoscope', rashi: '-' }],
    ['nothing is written', {}],
    ['the date can be two', { dob: '05/04/1996', star: 'Rohini' }],
    ['there is no such date', { dob: '1996-02-31', star: 'Rohini' }],
    ['the moon is not known well enough', { dob: '1872-04-05', star: 'Rohini', rashi: 'Mesha' }],
  ])('is nothing where %s', (_case, written) => expect(doubtsOf(written)).toEqual([]));
});

describe('what members write', () => {
  it.each([
    ['06:10', '06:10'],
    ['02:45 PM', '14:45'],
    ['6.45 a.m.', '06:45'],
    ['12:15 AM', '00:15'],
    ['12:30 pm IST', '12:30'],
    ['about 6:45:00 pm', '18:45'],
    ['18.45 hrs', '18:45'],
    ['7 PM', '19:00'],
    ['19:05 PM', '19:05'],
    ['Morning 6:20', '06:20'],
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
    ['Apr 12th, 1996', '1996-04-12'],
    ['05/04/1996', undefined],
    ['30 Feb 1996', undefined],
    ['1996', undefined],
  ])('as a date: %s', (text, date) => expect(birthDateIn(text)).toBe(date));

  it.each([
    ['Magha 2nd pada', [10]],
    ['Ashwini-3', [1]],
    ['Nakshatra: Pubba (Purva Phalguni)', [11, 11]],
    ['Thiruvathirai', [6]],
    ['Pooruruttathi', [25]],
    ['Janma Nakshatram Anizham', [17]],
    ['ಉತ್ತರಾಷಾಢ ನಕ್ಷತ್ರ', [21]],
    ['पुष्य', [8]],
    ['Uttara', [12, 21, 26]],
    ['Poorva', [11, 20, 25]],
    ['none', []],
  ])('as a nakshatra: %s', (text, numbers) => expect(nakshatrasIn(text)).toEqual(numbers));

  it.each([
    ['Vruschika', 8],
    ['Vrushabha Raashi', 2],
    ['Moon sign - Cancer', 4],
    ['Kataka', 4],
    ['Medam', 1],
    ['Dhanus', 9],
    ['Dhanur rashi', 9],
    ['Thulam', 7],
    ['Kanni', 6],
    ['Viruchigam', 8],
    ['ಮಿಥುನ', 3],
    ['ಕಟಕ', 4],
    ['ಧನುಸ್ಸು', 9],
    ['वृश्चिक', 8],
    ['सिंह राशि', 5],
    ['कुंभ', 11],
    ['மீனம்', 12],
  ])('as a rashi: %s', (text, number) => expect(rashisIn(text)).toEqual([number]));

  it('as names that read back', () => {
    for (let number = 1; number <= 12; number += 1) expect(rashisIn(rashiName(number))).toEqual([number]);
    for (let number = 1; number <= 27; number += 1) {
      expect(nakshatrasIn(nameOf('nakshatra', number, 'pan-Indian'))).toEqual([number]);
    }
  });

  it.each([
    ['', 'India', 'Asia/Kolkata'],
    ['Near Jersey Farm, Hassan', 'India', 'Asia/Kolkata'],
    ['Dubai (UAE)', 'the United Arab Emirates', 'Asia/Dubai'],
    ['Wembley, London', 'the United Kingdom', 'Europe/London'],
    ['Kathmandu Nepal.', 'Nepal', 'Asia/Kathmandu'],
    ['Edison, New Jersey', 'the United States', undefined],
    ['Perth, Australia', 'Australia', undefined],
    ['Accra, Ghana', 'Ghana', undefined],
    ['London, UK', 'the United Kingdom', 'Europe/London'],
    ['Haridwar, U.K.', 'India', 'Asia/Kolkata'],
    ['Kashipur, UK', 'UK (the United Kingdom or Uttarakhand)', undefined],
    ['UK', 'UK (the United Kingdom or Uttarakhand)', undefined],
  ])('as a place of birth: %s', (place, name, zone) => expect(birthCountry(place)).toEqual({ name, zone }));
});
