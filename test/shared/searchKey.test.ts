import { searchKey } from '../../server/contract/text';
import { searchRows } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';

/** What was stored, and what somebody may type to find it. */
const alike: [what: string, ...forms: string[]][] = [
  ['apostrophes', "D'Souza", 'D’Souza', 'D‘Souza', 'DʼSouza', 'D`Souza', 'D´Souza', 'd＇souza', 'dsouza'],
  [
    'soft hyphens and other invisible characters',
    'Ravi',
    'Ra\u00advi',
    'Ra\u200bvi',
    '\u2066Ravi\u2069',
    'Ravi\u180e',
    'RAVI',
  ],
  ['accents of Latin letters', 'José', 'Jose\u0301', 'jose', 'JOSE', 'Jȯse'],
  ['joiners of Indic scripts', 'ಕಾರ್\u200cಮಿಕ', 'ಕಾರ್ಮಿಕ', 'ಕಾರ್\u200dಮಿಕ'],
  [
    'digits',
    '9845012345',
    '೯೮೪೫೦೧೨೩೪೫',
    '९८४५०१२३४५',
    '٩٨٤٥٠١٢٣٤٥',
    '９８４５０１２３４５',
    '𝟗𝟖𝟒𝟓𝟎𝟏𝟐𝟑𝟒𝟓',
    '𑁯𑁮𑁪𑁫𑁦𑁧𑁨𑁩𑁪𑁫',
  ],
  ['blanks', 'Asha  Rao', ' asha\u00a0rao ', 'Asha\u2800Rao', 'ASHA\tRAO'],
  ['Unicode forms', 'क़मर', 'क\u093cमर'],
];

const different = [
  ['ಕ', 'ಕಾ'],
  ['कि', 'की'],
  ['ன', 'னி'],
  ['ಕ್', 'ಕ'],
  ['ab', 'a b'],
  ['अं', 'अ'],
] as const;

it.each(alike)('%s do not keep a name from being found', (_what, ...forms) => {
  expect(new Set(forms.map(searchKey)).size).toBe(1);
  for (const stored of forms)
    for (const typed of forms) expect(searchRows([stored], typed, searchKey)).toEqual([stored]);
});

it.each(different)('%s is not %s: a vowel sign is a part of the name', (one, other) => {
  expect(searchKey(one)).not.toBe(searchKey(other));
});

it('says the same of its own result', () => {
  const blocks = Array.from({ length: 0x3_0000 / 24 }, (_, index) =>
    Array.from({ length: 24 }, (_letter, step) => index * 24 + step)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .join(''),
  );
  const texts = [...blocks, ...alike.flat(), ...different.flat(), "O'Neil-Ärger 12", 'a\u0301\u00adb', '', "'"];
  expect(texts.filter((text) => searchKey(searchKey(text)) !== searchKey(text))).toEqual([]);
});

const unseen = [
  ...'\u3164\u2800\u00ad\u115f\u1160\uffa0\u061c\u180e\u200b\u{e0041}\u034f',
  ...['\u200d\u200c', '\u00a0 \u3000'],
];

it.each(unseen)('shows nothing of a text that nobody can see (%#)', (text) => {
  expect(displayText(text)).toBe('');
  expect(displayText(`${text}${text}`)).toBe('');
  expect(displayText(`${text}Asha`)).toContain('Asha');
});

it('keeps the joiners within a name', () => {
  expect(displayText('ಕಾರ್\u200cಮಿಕ')).toBe('ಕಾರ್\u200cಮಿಕ');
});

it('reads the text of no row where nothing is searched for', () => {
  const rows = [{ name: 'Asha Rao' }];
  const textOf = jest.fn(({ name }: { name: string }) => name);
  expect(searchRows(rows, ' ', textOf)).toBe(rows);
  expect(textOf).not.toHaveBeenCalled();
});
