/**
 * What people choose most, as leaked lists show again and again: a word of this kind, alone or twice, with a few digits or signs
 * around it, letters swapped for look-alikes. The words times their decorations stand for many thousands of passwords.
 */
const words = [
  ...[
    'password',
    'passwort',
    'passw',
    'pass',
    'welcome',
    'admin',
    'administrator',
    'root',
    'user',
    'login',
    'letmein',
    'access',
  ],
  ...[
    'secret',
    'master',
    'default',
    'changeme',
    'change',
    'guest',
    'test',
    'temp',
    'server',
    'system',
    'superman',
    'batman',
  ],
  ...[
    'iloveyou',
    'love',
    'lovely',
    'mylove',
    'sweetheart',
    'angel',
    'princess',
    'sunshine',
    'flower',
    'butterfly',
    'rainbow',
  ],
  ...[
    'monkey',
    'dragon',
    'tiger',
    'lion',
    'eagle',
    'shadow',
    'ninja',
    'hunter',
    'killer',
    'trustno',
    'whatever',
    'nothing',
  ],
  ...[
    'football',
    'baseball',
    'basketball',
    'soccer',
    'cricket',
    'hockey',
    'liverpool',
    'chelsea',
    'arsenal',
    'barcelona',
  ],
  ...[
    'michael',
    'jennifer',
    'jordan',
    'michelle',
    'daniel',
    'jessica',
    'charlie',
    'thomas',
    'robert',
    'andrew',
    'ashley',
  ],
  ...[
    'computer',
    'internet',
    'google',
    'facebook',
    'samsung',
    'iphone',
    'microsoft',
    'windows',
    'starwars',
    'pokemon',
    'minecraft',
  ],
  ...[
    'summer',
    'winter',
    'spring',
    'autumn',
    'monday',
    'friday',
    'january',
    'december',
    'freedom',
    'forever',
    'family',
    'friends',
  ],
  ...[
    'india',
    'bharat',
    'hindustan',
    'krishna',
    'ganesh',
    'ganesha',
    'shiva',
    'lakshmi',
    'saibaba',
    'hanuman',
    'jaihind',
    'sachin',
  ],
  ...[
    'vivaha',
    'vivah',
    'shaadi',
    'matrimony',
    'marriage',
    'wedding',
    'kannada',
    'bangalore',
    'bengaluru',
    'mumbai',
    'delhi',
  ],
  ...[
    'qwerty',
    'qwertyuiop',
    'qwert',
    'asdfgh',
    'asdfghjkl',
    'asdf',
    'zxcvbnm',
    'zxcvbn',
    'qazwsx',
    'qazwsxedc',
    'abc',
    'abcd',
    'abcdef',
    'abcdefgh',
  ],
];
const known = new Set(words);

// Rows and columns of the keyboard, and the alphabet: stretches of them are no secret.
const runs = [
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'abcdefghijklmnopqrstuvwxyz',
];
const walks = runs.flatMap((run) => [run, [...run].reverse().join('')]);

const lookAlikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is among those that are tried first. */
export function isCommonPassword(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const core = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  // A few decorations at the ends do not help; many of them do.
  const bare = lower.length - core.length <= 6 ? core : lower;
  const forms = [lower, bare, spelled(lower), spelled(bare)];
  const undoubled = lower.replace(/(.)\1/gu, '$1');
  return (
    forms.some((word) => known.has(word) || known.has(half(word))) ||
    /^(.{1,4})\1+$/u.test(lower) ||
    isDate(lower) ||
    isWalk(lower) ||
    isWalk(undoubled)
  );
}

const spelled = (word: string) => [...word].map((letter) => lookAlikes[letter] ?? letter).join('');
const half = (text: string) =>
  text.slice(0, text.length / 2).repeat(2) === text ? text.slice(0, text.length / 2) : text;

/** At most two stretches of the keyboard, or the same one over and over. */
function isWalk(text: string): boolean {
  for (let cut = 0; cut <= text.length / 2; cut += 1) {
    const [first, second] = [text.slice(0, cut), text.slice(cut)];
    const isOne = (part: string) => part === '' || /^(.)\1*$/u.test(part) || walks.some((walk) => walk.includes(part));
    if ((isOne(first) && isOne(second)) || (isOne(text.slice(0, -cut)) && isOne(text.slice(-cut)) && cut > 0))
      return true;
  }
  return false;
}

const isDate = (text: string) =>
  /^(0?[1-9]|[12]\d|3[01])[-./]?(0?[1-9]|1[0-2])[-./]?(19|20)\d\d$|^(19|20)\d\d[-./]?(0[1-9]|1[0-2])[-./]?\d\d$/.test(
    text,
  );
