import { findAbuse } from './abuse';
import { findMessengers, findPayments } from './channels';
import { findEmails, findHandles, findLinks } from './contacts';
import { findDowry } from './dowry';
import { findPhones } from './phones';
import { isFree, tokensOf, viewOf, type Span } from './view';

export type FindingKind =
  'phone' | 'email' | 'link' | 'handle' | 'payment' | 'messenger' | 'dowry' | 'abuse' | 'invisible';

/** `start` and `end` are offsets into the text as it was written, `value` is what was read there. */
export type Finding = { kind: FindingKind; start: number; end: number; value: string };

export const longestScreened = 20_000;

/** What a text gives away, in its order. It never refuses anything. */
export function screenText(written: string): Finding[] {
  const looked = written.slice(0, longestScreened);
  const view = viewOf(looked);
  const { text } = view;
  const tokens = tokensOf(text);
  const emails = findEmails(text, tokens);
  const payments = findPayments(text, tokens);
  const links = findLinks(text).filter((link) => isFree(link, emails));
  const taken = [...emails, ...links];
  const hasAccount = payments.some(({ value }) => value === 'account');
  const phones = findPhones(text, tokens)
    .map(({ digits, ...span }) => ({ ...span, value: digits }))
    .filter((phone) => isFree(phone, hasAccount ? [...taken, ...payments] : taken));
  const found: [FindingKind, Span[]][] = [
    ['email', emails],
    ['link', links],
    ['payment', payments.map(({ start, end }) => ({ start, end }))],
    ['phone', phones],
    ['handle', findHandles(text, tokens).filter((handle) => isFree(handle, [...taken, ...payments]))],
    ['messenger', findMessengers(tokens)],
    ['dowry', findDowry(text, tokens)],
    ['abuse', findAbuse(text, (at) => looked.charAt(view.startOf(at)))],
  ];
  const seen = found.flatMap(([kind, spans]) =>
    spans.map(({ start, end, value = text.slice(start, end) }) => ({
      kind,
      start: view.startOf(start),
      end: view.endOf(end),
      value,
    })),
  );
  return [...seen, ...findInvisible(looked)].sort((a, b) => a.start - b.start);
}

const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Joiners and selectors belong to scripts and emoji. */
const joining = /[\u200c\u200d\u200e\u200f\ufe00-\ufe0f\u{e0020}-\u{e007f}]/u;
const joined =
  /[\p{Script=Devanagari}\p{Script=Kannada}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Arabic}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u20e3\d]/u;

function findInvisible(written: string): Finding[] {
  if (!unseen.test(written)) return [];
  const found: Finding[] = [];
  let at = 0;
  let before = '';
  for (const character of written) {
    const end = at + character.length;
    if (unseen.test(character) && !(joining.test(character) && joined.test(before))) {
      const last = found.at(-1);
      if (last?.end === at) Object.assign(last, { end, value: last.value + character });
      else found.push({ kind: 'invisible', start: at, end, value: character });
    } else before = character;
    at = end;
  }
  return found;
}
