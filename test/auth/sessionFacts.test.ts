import { isOver, storedSession } from '@/features/auth/session';

const hour = 60 * 60 * 1000;

describe('a session', () => {
  it.each([
    [0, false],
    [24 * hour, false],
    [24 * hour + 1, true],
    [-1 * 60_000, false],
    [-1 * hour, true],
  ])('of the age %d ms is over: %s', (age, over) => {
    expect(isOver(1_000_000_000_000, 1_000_000_000_000 + age)).toBe(over);
  });

  it.each([
    null,
    'null',
    '{"token',
    '{"token":"null","expirationTime":"null"}',
    '{"token":"17","expirationTime":"1"}',
    '{"token":"\\"abc\\"","expirationTime":"\\"soon\\""}',
    '{"token":"\\"abc\\"","expirationTime":"1e999"}',
    '{"token":"\\"abc\\\\r\\\\nx-admin: 1\\"","expirationTime":"5"}',
    `{"token":"\\"${'x'.repeat(1_000_000)}\\"","expirationTime":"5"}`,
    '17',
    '[]',
  ])('is none where %s is stored', (stored) => expect(storedSession(stored)).toBeNull());

  it('is read from what redux-persist writes', () => {
    expect(storedSession('{"token":"\\"abc\\"","expirationTime":"5","_persist":"{}"}')).toEqual({
      token: 'abc',
      signedInAt: 5,
    });
  });
});
