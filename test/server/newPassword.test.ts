import { openDatabase } from '../../server/db/connect';
import { readEnvironment, StartupError } from '../../server/environment';
import { prepareData } from '../../server/firstStart';
import { storageInFolder } from '../../server/storage/storageInFolder';
import { refusalOf } from '../../server/security/newPassword';

const about = { email: 'asha.rao@example.org', publicUrl: 'https://console.sambandha.example' };

it.each([
  ...['jonathan1234', 'rahul1234567', 'P@ssw0rd1234', '1q2w3e4r5t6y', 'aaaaaaaaaaaa', '010119900101', 'michael198512'],
  // These stand in the account, or are the name of the service.
  ...['EXAMPLE.ORG.', 'asharao202612', 'Asha_Vivaha_1999!', 'sambandha1234'],
])('%s is refused, because it is easy to guess', async (password) => {
  expect(await refusalOf(password, about)).toMatch(/is too easy to guess/);
});

it('words of India are no secret, as people here put them together', async () => {
  const usual = [
    ...['Bangalore@123', 'namaste@1234', 'jaishreeram108', 'Jaimatadi@123', 'Hanuman@2026', 'sairam@12345'],
    ...['Kannada@2026', 'Kalyana@2026', 'omnamahshivaya', 'lakshmi@1999', 'dhoni@070707', 'kohli@18virat'],
    ...['H@num@n-2026!', 'ganesha.chaturthi', 'Mysuru#Mysuru#1', 'RadheKrishna108', 'mumbaiindians10'],
  ];
  const refusals = await Promise.all(usual.map((password) => refusalOf(password, about)));
  expect(usual.filter((_password, index) => refusals[index] === undefined)).toEqual([]);
});

it('counts characters, as people do', async () => {
  const short = 'The new password must have at least 12 characters.';
  expect(await refusalOf('🪷🪔🏵️🪷🪔🏵️', about)).toBe(short);
  expect(await refusalOf('tQ9#vLxk2Rp', about)).toBe(short);
  expect(await refusalOf('🪷🪔🌸🌼🌺🦚🥥🍌🪁🐚🌙🔱', about)).toBeUndefined();
  expect(await refusalOf('🪷🦚'.repeat(101), about)).toBe('The new password can have at most 200 characters.');
});

it.each([
  ...['k8ux-c7gm-35vj-hadp', 'loverly-teapot', 'ಕಮಲದ ಹೂವು ಕೆರೆಯಲ್ಲಿ', 'passage to madras', 'vTq9 zRm4 wLp7'],
  ...['tuesday copper umbrella', 'Ravi forgot the blue ladder', 'namaste-lampshade-gravel', 'q8Zr!mW2xk#L'],
])('%s may be used', async (password) => expect(await refusalOf(password, about)).toBeUndefined());

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
