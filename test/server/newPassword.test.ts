import { openDatabase } from '../../server/db/connect';
import { readEnvironment, StartupError } from '../../server/environment';
import { prepareData } from '../../server/firstStart';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { refusalOf } from '../../server/security/newPassword';

const about = { email: 'asha.rao@example.org', publicUrl: 'https://console.sambandha.example' };

it.each([
  ...['jonathan', 'rahul123', 'P@ssw0rd123', '1q2w3e4r5t', 'aaaaaaaaaaaa', '01011990', 'michael1985'],
  // These stand in the account, or are the name of the service.
  ...['EXAMPLE.ORG', 'asharao2026', 'Asha_Vivaha_1999!', 'sambandha1'],
])('%s is refused, because it is easy to guess', async (password) => {
  expect(await refusalOf(password, about)).toMatch(/is too easy to guess/);
});

it('counts characters, as people do', async () => {
  const short = 'The new password must have at least 8 characters.';
  expect(await refusalOf('🪷🪔🏵️', about)).toBe(short);
  expect(await refusalOf('🪷🪔🌸🌼', about)).toBe(short);
  expect(await refusalOf('tQ9#vLx', about)).toBe(short);
  expect(await refusalOf('🪷🪔🌸🌼🌺🦚🥥🍌', about)).toBeUndefined();
  expect(await refusalOf('🪷🦚'.repeat(101), about)).toBe('The new password can have at most 200 characters.');
});

it.each(['k8ux-c7gm-35vj-hadp', 'loverly-teapot', 'ಕಮಲದ ಹೂವು ಕೆರೆಯಲ್ಲಿ', 'passage to madras'])(
  '%s may be used',
  async (password) => expect(await refusalOf(password, about)).toBeUndefined(),
);

it.each(['short', 'Admin@123', 'admin@example.org'])(
  'lets no service begin with ADMIN_PASSWORD=%s',
  async (password) => {
    const db = await openDatabase(':memory:');
    const environment = readEnvironment({ ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: password });
    const start = prepareData(db, storageInFolder('nowhere'), environment);
    await expect(start).rejects.toThrow(StartupError);
    await expect(start).rejects.toThrow(/^ADMIN_PASSWORD [^\n]*$/);
    expect(await db.selectFrom('administrators').selectAll().execute()).toEqual([]);
    await db.destroy();
  },
);
