import { adviceOn, compareVersions, liveNames, liveText, type Version } from '@/features/versions/version';

const version = (id: string, android: string, isActive = false): Version => ({ id, android, ios: '1.0', isActive });

describe('versions are compared as numbers', () => {
  it.each([
    ['2.10.0', '2.9.9', 1],
    ['2.4', '2.4.0', 0],
    ['1.0.9', '1.1', -1],
    ['10.0', '9.9.9', 1],
  ])('%s beside %s', (one, other, expected) => {
    expect(Math.sign(compareVersions(one, other))).toBe(expected);
  });
});

describe('advice on a typed version', () => {
  const others = [version('4', '2.9.0', true), version('5', '2.10.1'), version('6', 'beta'), version('3', '2.8.1')];
  const beside = (before?: string) => ({ others, platform: 'android' as const, before });

  it('is silent about the next version, and about an empty field', () => {
    expect(adviceOn('2.10.2', beside())).toBeUndefined();
    expect(adviceOn(' ', beside())).toBeUndefined();
  });

  it('names the live version when the new one is lower, else the highest', () => {
    expect(adviceOn('2.8.10', beside())).toContain('lower than 2.9.0, which is live in version 4');
    expect(adviceOn('2.9.5', beside())).toContain('lower than 2.10.1 of version 5, the highest');
  });

  it('points out a version that is there already, also where it is written otherwise', () => {
    expect(adviceOn('2.9', beside())).toBe('Version 4 has this number already.');
    expect(adviceOn('2.9.0', beside('2.8.0'))).toBe('Version 4 has this number already.');
  });

  it('says of an older number first that it is lower than the live one', () => {
    expect(adviceOn('2.8.1', beside())).toContain('lower than 2.9.0');
  });

  it('points out an odd form', () => {
    expect(adviceOn('v2.11', beside())).toBe('Use numbers and dots, for example 2.4.1.');
    expect(adviceOn('3', beside())).toBe('Use numbers and dots, for example 2.4.1.');
  });

  it('compares a changed record with itself', () => {
    expect(adviceOn('2.7.9', beside('2.8.0'))).toContain('lower than 2.8.0');
    expect(adviceOn('2.8.2', beside('2.8.0'))).toBeUndefined();
    expect(adviceOn('2.8.0', beside('2.8.0'))).toBeUndefined();
  });
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
