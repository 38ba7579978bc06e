import { adviceOn, compareVersions } from '@/features/versions/versionAdvice';

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
  const others = ['2.9.0', '2.10.1', 'beta'];
  const beside = (before?: string) => ({ others, live: ['2.9.0'], before });

  it('is silent about the next version, and about an empty field', () => {
    expect(adviceOn('2.10.2', beside())).toBeUndefined();
    expect(adviceOn(' ', beside())).toBeUndefined();
  });

  it('names the live version when the new one is lower, else the highest', () => {
    expect(adviceOn('2.8.10', beside())).toContain('lower than 2.9.0, which is live');
    expect(adviceOn('2.9.5', beside())).toContain('lower than 2.10.1, the highest');
  });

  it('points out a version that is there already, also where it is written otherwise', () => {
    expect(adviceOn('2.9', beside())).toContain('already');
  });

  it('points out an odd form', () => {
    expect(adviceOn('v2.11', beside())).toContain('numbers with dots');
    expect(adviceOn('3', beside())).toContain('numbers with dots');
  });

  it('compares a changed record with itself', () => {
    expect(adviceOn('2.7.9', beside('2.8.0'))).toContain('lower than 2.8.0');
    expect(adviceOn('2.8.1', beside('2.8.0'))).toBeUndefined();
    expect(adviceOn('2.8.0', beside('2.8.0'))).toBeUndefined();
  });
});
