import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { longestScreened, screenText } from '@/features/screening/screenText';

const linesOf = (file: string) => readFileSync(path.join(__dirname, file), 'utf8').split('\n').filter(Boolean);
const expectedOf = (line: string) => {
  const [kind = '', text = ''] = line.split('\t');
  return { kind, text };
};
const isFound = ({ kind, text }: { kind: string; text: string }) =>
  screenText(text).some((finding) => finding.kind === kind);
const kindsOf = (text: string) => screenText(text).map(({ kind }) => kind);

describe('texts of people', () => {
  const found = linesOf('found.tsv').map(expectedOf);
  const hits = found.filter(isFound).length;

  it('finds what most of them give away', () => {
    expect(hits / found.length).toBeGreaterThanOrEqual(0.92);
  });

  it('is hardly ever wrong', () => {
    const falseAlarms = linesOf('clean.txt').filter((text) => screenText(text).length > 0).length;
    expect(hits / (hits + falseAlarms)).toBeGreaterThanOrEqual(0.98);
  });
});

it.each([
  ['Call 98450 12345 after six', 'phone', '98450 12345'],
  ['ಕರೆ ಮಾಡಿ ೯೮೪೫೦೧೨೩೪೫', 'phone', '೯೮೪೫೦೧೨೩೪೫'],
  ['9️⃣8️⃣4️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣!', 'phone', '9️⃣8️⃣4️⃣5️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣'],
  ['mail asha.rao@gmail.com please', 'email', 'asha.rao@gmail.com'],
  ['asha dot rao at gmail dot com, thanks', 'email', 'asha dot rao at gmail dot com'],
  ['on Insta: asha_rao92.', 'handle', 'asha_rao92'],
  ['pay asha@okaxis now', 'payment', 'asha@okaxis'],
  ['see https://example.org/asha', 'link', 'https://example.org/asha'],
  ['As\u200bha', 'invisible', '\u200b'],
  ['Call nineeightfourfivezeroonetwothreefourfive!', 'phone', 'nineeightfourfivezeroonetwothreefourfive'],
  ['No. 98,45,01,23,45 after six', 'phone', '98,45,01,23,45'],
  ['write to manju gmail com', 'email', 'manju gmail com'],
  ['find me on insta as manju dot k', 'handle', 'manju dot k'],
  ['wapp me', 'messenger', 'wapp'],
  ['a little d0wry is expected', 'dowry', 'd0wry'],
  ['I work in a bank, my profile is on ashaweds.com', 'link', 'ashaweds.com'],
  ['Gandu, go away', 'abuse', 'Gandu'],
  ['You Are All Harami People', 'abuse', 'Harami'],
])('what stands where in: %s', (text, kind, part) => {
  const finding = screenText(text).find((each) => each.kind === kind);
  expect(text.slice(finding?.start, finding?.end)).toContain(part);
});

it.each([
  'B.Com/M.Com',
  'works at booking.com',
  'Amazon.com Inc',
  'ASP.NET developer',
  'Income 12,00,000 to 1,25,00,000',
  'We are from Sule village',
  'Mr. Sule works',
  'My uncle Gandu Rao and aunt Randi Joshi',
  'We liked the Kaminey movie',
  'I scored 78,85,90,67,88',
])('finds nothing in: %s', (text) => {
  expect(screenText(text)).toEqual([]);
});

it('reads a number whatever is put between its digits', () => {
  const separator = fc.constantFrom('', ' ', '.', '-', '\u200b', '\u00ad', ' / ', '\u2060');
  fc.assert(
    fc.property(fc.array(separator, { minLength: 9, maxLength: 9 }), (separators) => {
      const number = Array.from('9845012367', (digit, index) => digit + (separators[index] ?? '')).join('');
      expect(kindsOf(`Call ${number} today`)).toContain('phone');
    }),
  );
});

it('never fails, and points into the text', () => {
  const pieces = fc.constantFrom(
    ...['9', '@', 'gmail', '.', ' ', 'ಒಂದು', '\ud800', '\u200d', 'insta', 'id', 'double', '_', 'lakh', 'f*', '🙏'],
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces).map((each) => each.join('')),
      ),
      (text) => {
        for (const { start, end } of screenText(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      },
    ),
  );
});

it('looks at the beginning of a text that is longer than a profile may be', () => {
  expect(kindsOf(`${'a '.repeat(longestScreened)}98450 12345`)).toEqual([]);
});
