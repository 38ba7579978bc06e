import { LinkifyIt } from 'linkify-it';
import english from 'naughty-words/en.json';
import hindi from 'naughty-words/hi.json';
import { findPhones, longNumbers } from './phones';
import { tokensOf, viewOf, type Token } from './view';
import {
  accounts,
  contactHints,
  demands,
  dotWords,
  dowryWords,
  employment,
  goldUnits,
  goods,
  habits,
  handleHints,
  incomes,
  mailHosts,
  messengers,
  moneyUnits,
  moreAbuse,
  negations,
  networks,
  noHandle,
  notAbuse,
  notAbusePhrases,
  numberWords,
  topLevels,
  upiHosts,
  walletHints,
  wallets,
} from './words';

export type FindingKind =
  'phone' | 'email' | 'link' | 'handle' | 'payment' | 'messenger' | 'dowry' | 'abuse' | 'invisible';

/** `start` and `end` are offsets into the text as it was written, `value` is what was read there. */
export type Finding = { kind: FindingKind; start: number; end: number; value: string };

/** Characters of a text that are looked at. */
export const longestScreened = 20_000;

type Place = { start: number; end: number; value?: string };

/** What a text gives away, in its order. It never refuses anything. */
export function screenText(written: string): Finding[] {
  const looked = written.slice(0, longestScreened);
  const view = viewOf(looked);
  const { text } = view;
  const tokens = tokensOf(text);
  const emails = findEmails(text, tokens);
  const payments = findPayments(text, tokens);
  const links = findLinks(text).filter((link) => !emails.some((email) => overlaps(email, link)));
  const isTaken = (place: Place) => [...emails, ...links].some((other) => overlaps(other, place));
  const isPaid = (place: Place) => payments.some((payment) => overlaps(payment, place));
  const phones = findPhones(text)
    .map(({ digits, ...place }) => ({ ...place, value: digits }))
    .filter((phone) => !isTaken(phone) && !payments.some(({ value }) => value === 'account' && isPaid(phone)));
  const found: [FindingKind, Place[]][] = [
    ['email', emails],
    ['link', links],
    ['payment', payments.map(({ start, end }) => ({ start, end }))],
    ['phone', phones],
    ['handle', findHandles(text, tokens).filter((handle) => !isTaken(handle) && !isPaid(handle))],
    ['messenger', findMessengers(tokens)],
    ['dowry', findDowry(text, tokens)],
    ['abuse', findAbuse(text)],
  ];
  const seen = found.flatMap(([kind, places]) =>
    places.map(({ start, end, value = text.slice(start, end) }) => ({
      kind,
      start: view.startOf(start),
      end: view.endOf(end),
      value,
    })),
  );
  return [...seen, ...findInvisible(looked)].sort((a, b) => a.start - b.start);
}

const overlaps = (a: Place, b: Place) => a.start < b.end && b.start < a.end;

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true }).tlds(
  ['dev', 'app', 'page', 'xyz', 'store', 'shop', 'site', 'online', 'gle', 'info'],
  true,
);
const wordOf = (token: Token | undefined) => token?.word ?? '';
const near = (tokens: Token[], index: number, before: number, after: number) =>
  tokens.slice(Math.max(0, index - before), index + after + 1);

/** Between a name and its host, spelled or not: '@', 'at', '(a)', 'at the rate of'. */
const atSign =
  /^\s?[([{<]?\s?(?:[@#]|(?<=[([{<]\s?)a|(?<=[\s([{<])(?:at|एट|ऐट|अट|ಅಟ್|ಆಟ್|ಎಟ್)(?: the rate(?: of)?)?(?=[\s)\]}>]))\s?[)\]}>]?\s?$/u;

/** The one with '@', and those that spell it: 'asha at gmail dot com', 'gmail id: asha.rao'. */
function findEmails(text: string, tokens: Token[]): Place[] {
  const found: Place[] = (text.includes('@') ? (linkify.match(text) ?? []) : [])
    .filter(({ schema, raw }) => schema === 'mailto:' && !raw.includes('/'))
    .map(({ index, lastIndex }) => ({ start: index, end: lastIndex }));
  const add = (place: Place) => {
    if (!found.some((other) => overlaps(other, place))) found.push(place);
  };
  tokens.forEach((token, index) => {
    const isHost = mailHosts.has(token.word);
    const next = wordOf(tokens[index + 1]);
    if (!isHost && !dotWords.has(next) && !topLevels.has(next)) return;
    const end = domainEnd(text, tokens, index);
    if (!isHost && end === token.end) return;
    const isSpelled = isHost || /(?:dot|डॉट|ಡಾಟ್)/.test(text.slice(token.end, end));
    for (let at = index - 1; at >= Math.max(0, index - 5); at -= 1) {
      const gap = text.slice(tokens[at]?.end, token.start);
      if (!atSign.test(gap) || !(isSpelled || /[@#([{<]/.test(gap))) continue;
      return add({ start: nameStart(text, tokens, at), end });
    }
    const name = isHost ? afterHint(text, tokens, index) : undefined;
    if (name) add({ start: token.start, end: name.end });
  });
  return found;
}

function nameStart(text: string, tokens: Token[], index: number): number {
  let start = tokens[index]?.start ?? 0;
  for (let at = index - 1; at >= 0 && at > index - 6; at -= 1) {
    const other = tokens[at];
    if (!other || !/^[._+-]?$/.test(text.slice(other.end, start))) break;
    start = other.start;
  }
  return start;
}

/** Behind 'gmail', '. com', ' dot co dot in'. */
function domainEnd(text: string, tokens: Token[], index: number): number {
  let end = tokens[index]?.end ?? 0;
  for (let at = index + 1; at < index + 6; at += 1) {
    const token = tokens[at];
    if (!token || !/^\s?[([]?\s?[.,]?\s?[)\]]?\s?$/.test(text.slice(end, token.start))) break;
    const isDot = dotWords.has(token.word);
    if (
      !isDot &&
      !(
        topLevels.has(token.word) &&
        (/[.,]/.test(text.slice(end, token.start)) || dotWords.has(wordOf(tokens[at - 1])))
      )
    )
      break;
    end = token.end;
  }
  return end;
}

/** Degrees and abbreviations look like domains; these endings are written behind nothing else. */
const commonDomain =
  /^[\w-]{3,}(?:\.[\w-]+)*\.(?:com|org|net|info|app|page|xyz|online|site|shop|store|ly|gl|gle|ee|dev|tv|co\.in|org\.in|co)$/;

function findLinks(text: string): Place[] {
  const found = (/[./]/.test(text) ? (linkify.match(text) ?? []) : [])
    .filter(({ schema, raw }) => {
      if (schema === 'mailto:') return raw.includes('/');
      if (schema !== '') return true;
      const [host = ''] = raw.split('/');
      return /^w{2,4}\./.test(raw) || (raw.includes('/') && /\.[a-z]{2,}$/.test(host)) || commonDomain.test(host);
    })
    .map(({ index, lastIndex }) => ({ start: index, end: lastIndex }));
  // 'shaadi dot com', 'bridal . com'
  for (const match of text.matchAll(
    /hxxps?:\/\/\S{3,80}|[\w-]{3,63}(?:\s?[([]?\s?(?:dot|डॉट|ಡಾಟ್)\s?[)\]]?\s?(?:com|in|org|net|co)|\s\.\s?(?:com|org|net))\b/g,
  )) {
    const place = { start: match.index, end: match.index + match[0].length };
    if (!found.some((other) => overlaps(other, place))) found.push(place);
  }
  return found;
}

/** What stands behind 'id', ':' or 'name': the token that somebody is called by. */
function afterHint(text: string, tokens: Token[], index: number): Token | undefined {
  const from = tokens[index]?.end ?? 0;
  const hint = tokens.slice(index + 1, index + 3).find(({ word }) => handleHints.has(word));
  const rest = text.slice(hint?.end ?? from, from + 80);
  const match =
    /^(?:\s+(?:is|alli|anta|hai|par|pe|ide|che)\b)?\s*([:=\-–@>]{0,3})\s*([a-z0-9_][a-z0-9._]{1,29}[a-z0-9_])/.exec(
      rest,
    );
  if (!match) return undefined;
  const [all, sign = '', name = ''] = match;
  if (noHandle.has(name) || !/[a-z]/.test(name)) return undefined;
  const hasShape = /[._\d]/.test(name.replace(/\.$/, ''));
  if (!hasShape && !(sign !== '' || hint)) return undefined;
  const end = (hint?.end ?? from) + all.length;
  return { word: name, start: end - name.length, end };
}

/** A name that nobody has but an account: with a low line, or a dot or digits inside. */
const accountName = /^(?=.*[a-z])(?:[a-z0-9.]+_[a-z0-9._]*|[a-z]{3,}(?:\.[a-z0-9]+)+|[a-z]{3,}\.?\d{1,4})$/;

const isNetwork = ({ word }: Token) => networks.has(word) || /^i?nsta/.test(word);

function findHandles(text: string, tokens: Token[]): Place[] {
  const found: Place[] = Array.from(
    text.matchAll(/(?<![\w.])@(?:(?=[\d._]*[a-z])[\w.]{3,30}|\s(?=\S*[_\d])[a-z][\w.]{3,30})/g),
    (match) => ({
      start: match.index,
      end: match.index + match[0].replace(/\.$/, '').length,
    }),
  );
  const add = (place: Place | undefined) => {
    if (place && !found.some((other) => overlaps(other, place))) found.push(place);
  };
  tokens.forEach((token, index) => {
    if (token.word === 'underscore')
      add({ start: tokens[index - 1]?.start ?? token.start, end: tokens[index + 1]?.end ?? token.end });
    if (isNetwork(token)) add(afterHint(text, tokens, index));
  });
  const namedNear = tokens.flatMap((token, index) =>
    isNetwork(token)
      ? { start: tokens[index - 4]?.start ?? 0, end: (tokens[index + 6] ?? tokens.at(-1) ?? token).end }
      : [],
  );
  for (const { word, start, end } of tokensOf(text, /(?=[a-z0-9.]{0,29}[_.\d])[a-z0-9][a-z0-9._]{2,29}/g)) {
    const name = word.replace(/\.$/, '');
    if (accountName.test(name) && (name.includes('_') || namedNear.some((place) => overlaps(place, { start, end }))))
      add({ start, end: start + name.length });
  }
  return found;
}

function findPayments(text: string, tokens: Token[]): Place[] {
  const found: Place[] = [];
  for (const { 0: all, 1: host = '', index } of text.matchAll(
    /(?:[\w.-]{1,64}\s?)?(?:@|\bat\b)\s?([a-z]{3,})\b(?!\.)/g,
  ))
    if (/^ok[a-z]{3,}/.test(host) || (upiHosts.has(host) && all.includes('@')))
      found.push({ start: index, end: index + all.length });
  for (const { 0: all, index } of text.matchAll(/\b[a-z]{4}0[a-z0-9]{6}\b/g))
    if (/\d{3}$/.test(all)) found.push({ start: index, end: index + all.length });
  for (const number of longNumbers(text)) {
    const before = tokensOf(text.slice(Math.max(0, number.start - 40), number.start)).slice(-5);
    const isAccount =
      before.some(({ word }) => accounts.has(word)) ||
      /a\s?\/\s?c/.test(text.slice(Math.max(0, number.start - 25), number.start));
    if (isAccount) found.push({ start: number.start, end: number.end, value: 'account' });
  }
  tokens.forEach((token, index) => {
    const before = wordOf(tokens[index - 1]);
    // 'Phone pe' is also 'on the phone'.
    if (!wallets.has(token.word) && (before === 'phone' || !wallets.has(before + token.word))) return;
    const around = near(tokens, index, 4, 5);
    if (around.some(({ word }) => employment.has(word))) return;
    const hint = around.find(({ word }) => walletHints.has(word) || /^\d{5,}$/.test(word) || numberWords.has(word));
    if (hint) found.push({ start: Math.min(token.start, hint.start), end: Math.max(token.end, hint.end) });
  });
  return found;
}

function findMessengers(tokens: Token[]): Place[] {
  return tokens.flatMap((token, index) => {
    const [next, before] = [wordOf(tokens[index + 1]), wordOf(tokens[index - 1])];
    const isSpaced = /^(?:whats?|wats|what)$/.test(token.word) && /^app/.test(next);
    const isSpelled = token.word === 'what' && next === 's' && /^app/.test(wordOf(tokens[index + 2]));
    const isSignal = token.word === 'signal' && (/^(?:on|in|use|only)$/.test(before) || next === 'app');
    const isOther =
      messengers.has(token.word) &&
      (near(tokens, index, 3, 3).some(({ word }) => contactHints.has(word)) || next === '');
    const isShort = token.word === 'wa' && (/^(?:in|on|my|via|is|through)$/.test(before) || next === 'me');
    const isWhatsapp = /^(?:[wv]h?a*t+s*[auy]*p|tsapp|व्हाट्स|वाट्स|व्हाट्|वॉट्स|ವಾಟ್ಸ)/.test(token.word);
    if (!(isShort || isOther || isWhatsapp || isSpaced || isSpelled || isSignal)) return [];
    if (near(tokens, index, 5, 5).some(({ word }) => employment.has(word) || habits.has(word))) return [];
    return [{ start: token.start, end: isSpaced ? (tokens[index + 1]?.end ?? token.end) : token.end }];
  });
}

const isNegation = ({ word }: Token) => negations.has(word) || /(?:lla|ಲ್ಲ|ಲ್ಲದ)$|^ವಿರೋಧ|beda|ಬೇಡಿ?/.test(word);

function findDowry(text: string, tokens: Token[]): Place[] {
  return tokens.flatMap((token, index): Place[] => {
    const isGood = goods.has(token.word);
    const isUnit = moneyUnits.has(token.word) || goldUnits.has(token.word);
    if (!isGood && !isUnit && !dowryWords.has(token.word)) return [];
    // What a full stop parts is another thought.
    const before = near(tokens, index, 9, -1).filter(({ end }) => !/[.!?।;]\s/.test(text.slice(end, token.start)));
    const after = near(tokens, index + 1, 0, 9).filter(({ start }) => !/[.!?।;]\s/.test(text.slice(token.end, start)));
    const around = [...before, ...after];
    const isDenied = before.slice(-5).some(isNegation) || after.slice(0, 8).some(isNegation);
    const isAsked = around.some(({ word }) => demands.has(word) || /^ko[dt]|^ಕೊಡ/.test(word));
    if (dowryWords.has(token.word)) return isDenied ? [] : [token];
    if (isDenied || around.some(({ word }) => incomes.has(word) || employment.has(word))) return [];
    if (isGood && isAsked && around.some(({ word }) => goods.has(word) || moneyUnits.has(word) || goldUnits.has(word)))
      return [token];
    if (isGood && around.some(({ word }) => strongDemand.test(word))) return [token];
    const isAmount = isUnit && isCount(tokens[index - 1]);
    return isAmount && isAsked && !(goldUnits.has(token.word) && !around.some(({ word }) => goods.has(word)))
      ? [token]
      : [];
  });
}

const strongDemand = /^(?:expect|demand|chah?iye|chaiye|beku|ಬೇಕು|ಕೊಡಬೇಕು|चाहिए|चाहिये|denge|kodabeku|मांग|माँग)/;
const isCount = (token: Token | undefined) =>
  token !== undefined && (/^\d/.test(token.word) || numberWords.has(token.word));

const spelling: Partial<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '1': 'i',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
};

const abuse = [...english, ...hindi, ...moreAbuse]
  .map((phrase) => viewOf(phrase.trim()).text)
  .filter((phrase) => /^[\p{L}\p{M} ]+$/u.test(phrase) && !notAbuse.has(phrase) && !notAbusePhrases.has(phrase));
const abusiveWords = new Set(abuse.filter((phrase) => !phrase.includes(' ')));
const abusivePhrases = new Map<string, string[][]>();
for (const phrase of abuse.filter((each) => each.includes(' '))) {
  const [first = '', ...rest] = phrase.split(' ');
  abusivePhrases.set(first, [...(abusivePhrases.get(first) ?? []), rest]);
}
const maskable = [...abusiveWords].filter((word) => /^[a-z]{4,}$/.test(word));
const squeeze = (word: string) => word.replace(/(.)\1+/gu, '$1');
const squeezed = new Set([...abusiveWords].filter((word) => word.length >= 4).map(squeeze));

function findAbuse(text: string): Place[] {
  const tokens = tokensOf(text, /[\p{L}\p{M}\d@$!*#]+/gu);
  return tokens.flatMap((token, index): Place[] => {
    if (isAbusive(token.word)) return [token];
    const phrase = abusivePhrases
      .get(token.word)
      ?.find((rest) => rest.every((word, offset) => isForm(wordOf(tokens[index + 1 + offset]), word)));
    if (phrase) return [{ start: token.start, end: tokens[index + phrase.length]?.end ?? token.end }];
    return spacedAbuse(tokens, index);
  });
}

const indian = /^[\p{Script=Kannada}\p{Script=Devanagari}]/u;
const indianWords = [...abusiveWords].filter((word) => indian.test(word) && word.length > 4);
/** Kannada and Hindi put their endings behind the word. */
const isForm = (word: string, of: string) => word === of || (indian.test(of) && word.startsWith(of));

function isAbusive(written: string): boolean {
  if (indian.test(written) && indianWords.some((each) => written.startsWith(each))) return true;
  const word = written.replace(/[!*#@$]+$/, '');
  const spelled = Array.from(word, (character) => spelling[character] ?? character).join('');
  const isSpelled = /[a-z]/.test(word) && spelled.length >= 4;
  const readings = [written, word, ...(isSpelled ? [spelled, spelled.replace(/s$/, '')] : [])];
  if (readings.some((reading) => abusiveWords.has(reading))) return true;
  if (/(.)\1\1/u.test(word) && squeezed.has(squeeze(word))) return true;
  return /[*#]/.test(word) && /[a-z].*[a-z]/.test(word) && maskable.some((each) => isMasked(word, each));
}

const isMasked = (masked: string, word: string) =>
  masked.length === word.length &&
  Array.from(masked).every((letter, index) => /[*#]/.test(letter) || letter === word[index]);

/** Letters by themselves: 'f u c k', 'f.u.c.k'. */
function spacedAbuse(tokens: Token[], index: number): Place[] {
  if (wordOf(tokens[index]).length !== 1 || wordOf(tokens[index - 1]).length === 1) return [];
  let end = index;
  while (end - index < 20 && wordOf(tokens[end]).length === 1) end += 1;
  const letters = tokens.slice(index, end);
  const [first, last] = [letters[0], letters.at(-1)];
  if (letters.length < 4 || !first || !last) return [];
  return abusiveWords.has(letters.map(({ word }) => word).join('')) ? [{ start: first.start, end: last.end }] : [];
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
