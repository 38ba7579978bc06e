import { adviceOn, compareVersions, liveNames, liveText, type Version } from '@/features/versions/version';

const version = (id: string, android: string, isActive = false): Version => ({ id, android, ios: '1.0', isActive });

it.each([
  ['2.10.0', '2.9.9', 1],
  ['2.4', '2.4.0', 0],
  ['1.0.9', '1.1', -1],
  ['10.0', '9.9.9', 1],
])('versions are compared as numbers %s beside %s', (one, other, expected) => {
  expect(Math.sign(compareVersions(one, other))).toBe(expected);
});

const others = [version('4', '2.9.0', true), version('5', '2.10.1'), version('6', 'beta'), version('3', '2.8.1')];

it.each<[number: string, before: string | undefined, advice: string | undefined]>([
  ['2.10.2', undefined, undefined],
  [' ', undefined, undefined],
  ['2.8.10', undefined, 'This is lower than 2.9.0, which is live in version 4.'],
  ['2.8.1', undefined, 'This is lower than 2.9.0, which is live in version 4.'],
  ['2.9.5', undefined, 'This is lower than 2.10.1 of version 5, the highest so far.'],
  ['2.9', undefined, 'Version 4 has this number already.'],
  ['2.9.0', '2.8.0', 'Version 4 has this number already.'],
  ['v2.11', undefined, 'Use numbers and dots, for example 2.4.1.'],
  ['3', undefined, 'Use numbers and dots, for example 2.4.1.'],
  ['2.7.9', '2.8.0', 'This is lower than 2.8.0, which stands here now.'],
  ['2.8.2', '2.8.0', undefined],
  ['2.8.0', '2.8.0', undefined],
])('advice on %j, which replaces %j: %s', (number, before, advice) => {
  expect(adviceOn(number, { others, platform: 'android', before })).toBe(advice);
});

describe('the live records beside another', () => {
  const live = ['7', '8', '9', '10'].map((id) => version(id, '2.0', true));

  it.each([
    [0, undefined],
    [1, 'Version 7 is live'],
    [2, 'Versions 7 and 8 are live'],
    [3, 'Versions 7, 8, and 9 are live'],
    [4, '4 other versions are live'],
  ])('are named as long as they are few: %s', (count, text) => {
    expect(liveText([version('1', '1.0'), ...live.slice(0, count)])).toBe(text);
  });
});

describe('the live records, of which one is kept', () => {
  const live = (id: string, android: string, ios: string): Version => ({ id, android, ios, isActive: true });
  const namesOf = (...versions: Version[]) => liveNames(versions).map(({ id, name }) => `${id}: ${name}`);

  it('are named by their numbers, the highest first, whatever their ids', () => {
    expect(namesOf(live('12', '2.2.9', '2.2.9'), version('13', '2.5.0'), live('11', '2.3.0', '2.3.0'))).toEqual([
      '11: 2.3.0',
      '12: 2.2.9',
    ]);
    expect(namesOf(live('1', '2.4.0', '2.3.1'), live('2', '2.4.0', '2.10.0'))).toEqual([
      '2: 2.4.0/2.10.0',
      '1: 2.4.0/2.3.1',
    ]);
  });

  it('are told apart by their ids where the numbers do not', () => {
    expect(namesOf(live('1', '2.4.0', ''), live('2', '2.4.0', '2.4.0'), live('3', '', ''))).toEqual([
      '2: 2.4.0 (version 2)',
      '1: 2.4.0 (version 1)',
      '3: (version 3)',
    ]);
  });
});
