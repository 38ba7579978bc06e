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

it.each([
  ...['Bangalore@123', 'namaste@1234', 'jaishreeram108', 'Jaimatadi@123', 'Hanuman@2026', 'sairam@12345'],
  ...['Kannada@2026', 'Kalyana@2026', 'omnamahshivaya', 'lakshmi@1999', 'dhoni@070707', 'kohli@18virat'],
  ...['H@num@n-2026!', 'ganesha.chaturthi', 'Mysuru#Mysuru#1', 'RadheKrishna108', 'mumbaiindians10'],
  ...['panchanga@2026', 'nakshatra@2027', 'rahukalam@1234', 'kuladevata@123', 'Brahmin@123456', 'Basavanna@1234'],
  ...['Satyamevajayate1', 'saranamayyappa', 'Chandrashekar@1', 'narendramodi@1', 'RoyalChallengers18'],
  ...['EeSalaCupNamde', 'rcb@eesalacup2026', 'shahrukhkhan555', 'deepika@padukone', 'appu@puneeth17'],
  ...['Kaveri@ganga12', 'Mysore@palace1', 'sonuSweety@143'],
  // As others spell them.
  ...['Kaaverii@gangaa12', 'Satyamewajayathe', 'Panchaanga@2026', 'Raahukaalam#77', 'Dipika@Padukone'],
  // With signs for letters at the ends of words, too, and two beside each other.
  ...['L@kshm1@2026', 'R@dh3@krishn@', '$hiva@123456', 'Mumb@1#400001', 'l4k5hm!@1999'],
  // As they are written here.
  ...['ಓಂ ನಮಃ ಶಿವಾಯ 108', 'ಬೆಂಗಳೂರು@1234', 'जय श्री राम 108', 'हरे कृष्ण हरे राम', 'சரணம் ஐயப்பா 108'],
])('%s is refused, because it is made of words of India', async (password) => {
  expect(await refusalOf(password, about)).toMatch(/is too easy to guess/);
});

it('says what is wrong with a password: words of the account, or words of everybody', async () => {
  const own = 'There should not be any personal or page related data.';
  const usual = 'It is made of words that many people use.';
  const end = 'Please choose another one: several words that do not belong together are good.';
  const because = (reason: string) => `This password is too easy to guess. ${reason} ${end}`;
  const quillon = { ...about, email: 'quillon.mbeki@example.org' };
  expect(await refusalOf('quillonmbeki2026', quillon)).toBe(because(own));
  for (const password of ['panchanga@2026', 'Kaveri@ganga12', 'EeSalaCupNamde'])
    expect(await refusalOf(password, about)).toBe(because(usual));
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
  ...['ನೀಲಿ ಛತ್ರಿ ಮಳೆಗೆ ಕುಣಿಯಿತು', 'टूटी साइकिल पर बैठा बगुला', 'आज चाय में नमक गिर गया'],
  ...['Ravi forgot the blue ladder', 'namaste-lampshade-gravel', 'q8Zr!mW2xk#L', 'kaveri envelope bicycle'],
  ...[
    'seven rusty cricket pumps',
    'xkvdrqpztmwl',
    'நீல குடை மழை ஜன்னல்',
    'Brahmin ate 9 pencils',
    'dosa-batter-telescope',
  ],
])('%s may be used', async (password) => expect(await refusalOf(password, about)).toBeUndefined());

/** A thousand as people and their programs make them, the same ones every night. */
function goodPasswords(): string[] {
  let state = 7;
  const below = (limit: number) => (state = (state * 48_271) % 2_147_483_647) % limit;
  const oneOf = (words: string[]) => words[below(words.length)] ?? '';
  const wordsOf = (text: string) => text.split(' ');
  const names = wordsOf('Ravi Kavya Asha Suresh Manju Lakshmi Deepa Arjun Meera Kiran Nandini Vinay');
  const things = wordsOf(
    'ladder lampshade gravel umbrella pencil teapot bicycle envelope coconut window blanket compass',
  );
  const kinds = wordsOf('blue rusty hollow crooked yellow silent frozen wooden seventh sleepy enormous borrowed');
  const deeds = wordsOf('forgot painted borrowed swallowed repaired dropped counted hid washed traded sketched lost');
  const kannada = wordsOf('ಕಮಲದ ಹೂವು ಕೆರೆ ನೀಲಿ ಛತ್ರಿ ಮಳೆ ಕಿಟಕಿ ಬೆಟ್ಟ ಹಕ್ಕಿ ದೀಪ ಕಾಗದ ನದಿ');
  const letters = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%+-='];
  const several = (words: string[], count: number) =>
    Array.from({ length: count }, () => words.splice(below(words.length), 1)[0] ?? '');
  const makers = [
    () => `${oneOf(names)} ${oneOf(deeds)} the ${oneOf(kinds)} ${oneOf(things)}`,
    () => several([...things, ...kinds], 4).join(oneOf([' ', '-', '.', ''])),
    () =>
      several([...names], 4)
        .join(' ')
        .toLowerCase(),
    () => several([...kannada], 4).join(' '),
    () => Array.from({ length: 16 }, () => oneOf(letters)).join(''),
  ];
  return Array.from({ length: 1_000 }, (_, index) => makers[index % makers.length]?.() ?? '');
}

const portion = 10;
it.each(Array.from({ length: 1_000 / portion }, (_, index) => index * portion))(
  'good passwords from number %i may be used',
  async (from) => {
    for (const password of goodPasswords().slice(from, from + portion))
      expect([password, await refusalOf(password, about)]).toEqual([password, undefined]);
  },
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
