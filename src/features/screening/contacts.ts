import { LinkifyIt } from 'linkify-it';
import { isFree, overlaps, spanOf, tokensOf, wordOf, type Span, type Token } from './view';
import * as words from './words';

const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true }).tlds(
  ['dev', 'app', 'page', 'xyz', 'store', 'shop', 'site', 'online', 'gle', 'info'],
  true,
);
/** Between a name and its host, spelled or not: '@', 'at', '(a)', 'at the rate of'. */
const atSign =
  /^\s?[([{<]?\s?(?:[@#]|(?<=[([{<]\s?)a|(?<=[\s([{<])(?:at|एट|ऐट|अट|ಅಟ್|ಆಟ್|ಎಟ್)(?: the rate(?: of)?)?(?=[\s)\]}>]))\s?[)\]}>]?\s?$/u;

/** The one with '@', and those that spell it: 'asha at gmail dot com', 'gmail id: asha.rao'. */
export function findEmails(text: string, tokens: Token[]): Span[] {
  const found: Span[] = (text.includes('@') ? (linkify.match(text) ?? []) : [])
    .filter(({ schema, raw }) => schema === 'mailto:' && !raw.includes('/'))
    .map(({ index, lastIndex }) => ({ start: index, end: lastIndex }));
  const add = (span: Span) => {
    if (isFree(span, found)) found.push(span);
  };
  tokens.forEach((token, index) => {
    const isHost = words.mailHosts.has(token.word);
    const next = wordOf(tokens[index + 1]);
    if (!isHost && !words.dotWords.has(next) && !words.topLevels.has(next)) return;
    const end = domainEnd(text, tokens, index);
    if (!isHost && end === token.end) return;
    const isSpelled = isHost || /(?:dot|डॉट|ಡಾಟ್)/.test(text.slice(token.end, end));
    for (let at = index - 1; at >= Math.max(0, index - 5); at -= 1) {
      const gap = text.slice(tokens[at]?.end, token.start);
      if (!atSign.test(gap) || !(isSpelled || /[@#([{<]/.test(gap))) continue;
      if (end === token.end && !/[@#([{<]/.test(gap) && isWorkplace(text.slice(0, token.start))) continue;
      return add({ start: nameStart(text, tokens, at), end });
    }
    const name = isHost ? afterHint(text, tokens, index) : undefined;
    // 'asha gmail com'
    const top = tokens[index + 1];
    if (isHost && index > 0 && top?.word === 'com' && top.start === token.end + 1 && text[token.end] === ' ')
      add({ start: nameStart(text, tokens, index - 1), end: top.end });
    else if (name) add({ start: token.start, end: name.end });
  });
  return found;
}

function nameStart(text: string, tokens: Token[], index: number): number {
  let start = tokens[index]?.start ?? 0;
  for (let at = index - 1; at >= 0 && at > index - 6; at -= 1) {
    const other = tokens[at];
    if (!other) break;
    // 'asha dot rao'
    const isSpelled = words.dotWords.has(other.word) || words.dotWords.has(wordOf(tokens[at + 1]));
    if (!(isSpelled ? /^[\s._+-]?$/ : /^[._+-]?$/).test(text.slice(other.end, start))) break;
    start = other.start;
  }
  return start;
}

/** Behind 'gmail', '. com', ' dot co dot in'. */
function domainEnd(text: string, tokens: Token[], index: number): number {
  let end = tokens[index]?.end ?? 0;
  for (let at = index + 1; at < index + 6; at += 1) {
    const token = tokens[at];
    const gap = text.slice(end, token?.start);
    if (!token || !/^\s?[([]?\s?[.,]?\s?[)\]]?\s?$/.test(gap)) break;
    const isBehindDot = /[.,]/.test(gap) || words.dotWords.has(wordOf(tokens[at - 1]));
    if (!words.dotWords.has(token.word) && !(isBehindDot && words.topLevels.has(token.word))) break;
    end = token.end;
  }
  return end;
}

/** Degrees and abbreviations look like domains; these endings are written behind nothing else. */
const commonDomain =
  /^[\w-]{3,}(?:\.[\w-]+)*\.(?:com|org|net|info|app|page|xyz|online|site|shop|store|ly|gl|gle|ee|dev|tv|co\.in|org\.in|co)$/;

/** 'B.Com/M.Com', 'M.Sc/B.Ed'; m.me is a messenger. */
const degree = /^[bm]\.(?!me$)[a-z]{2,5}$/;
const framework = /^(?:asp|vb|ado|ml)\.net$/;

/** 'Works at booking.com', 'Amazon.com Inc': somebody's employer, to whom nothing points. */
function isEmployer(text: string, start: number, end: number): boolean {
  const [next, second] = tokensOf(text.slice(end, end + 40)).map(({ word }) => word);
  if (next !== undefined && (words.companies.has(next) || words.roles.has(next))) return true;
  if (/^(?:n?alli|mein|me)$/.test(next ?? '') && words.jobs.has(second ?? '')) return true;
  return isWorkplace(text.slice(0, start));
}

/** What stands before it in its clause speaks of work, and points to nothing. */
function isWorkplace(textBefore: string): boolean {
  const before = textBefore.slice(-60).replace(/[:=–-]\s*$/, '');
  const clause = tokensOf(before.slice(before.search(/[^,.;:!?()]*$/))).map(({ word }) => word);
  if (clause.some((word) => words.pointers.has(word))) return false;
  const last = clause.at(-1) ?? '';
  return (
    words.workplaces.has(last) ||
    (/^(?:at|with|in|for|by|of)$/.test(last) && clause.some((word) => words.jobs.has(word) || words.roles.has(word)))
  );
}

export function findLinks(text: string): Span[] {
  const found = (/\.[^\s.]{2}|\/\//.test(text) ? (linkify.match(text) ?? []) : [])
    .filter(({ schema, raw, index, lastIndex }) => {
      if (schema === 'mailto:') return raw.includes('/');
      if (schema !== '') return true;
      const [host = ''] = raw.split('/');
      if (/^w{2,4}\./.test(raw)) return true;
      if (raw.includes('/')) return /\.[a-z]{2,}$/.test(host) && !degree.test(host);
      return commonDomain.test(host) && !framework.test(host) && !isEmployer(text, index, lastIndex);
    })
    .map(({ index, lastIndex }) => ({ start: index, end: lastIndex }));
  // 'shaadi dot com', 'bridal . com'
  for (const match of text.matchAll(
    /hxxps?:\/\/\S{3,80}|[\w-]{3,63}(?:\s?[([]?\s?(?:dot|डॉट|ಡಾಟ್)\s?[)\]]?\s?(?:com|in|org|net|co)|\s\.\s?(?:com|org|net))\b/g,
  ))
    if (isFree(spanOf(match), found)) found.push(spanOf(match));
  return found;
}

/** What stands behind 'id', ':' or 'name': the token that somebody is called by. */
function afterHint(text: string, tokens: Token[], index: number): Token | undefined {
  const from = tokens[index]?.end ?? 0;
  const hint = tokens.slice(index + 1, index + 3).find(({ word }) => words.handleHints.has(word));
  const rest = text.slice(hint?.end ?? from, from + 80);
  const match =
    /^(?:\s+(?:(?:me )?(?:as|at the rate)|is|alli|anta|hai|par|pe|ide|che)\b)?\s*([:=\-–@>]{0,3})\s*([a-z0-9_][a-z0-9._]{1,29}[a-z0-9_])((?: (?:dot|underscore) [a-z0-9]{1,20}){0,3})/.exec(
      rest,
    );
  if (!match) return undefined;
  const [all, sign = '', written = '', spelledRest = ''] = match;
  const name = written + spelledRest;
  if (words.noHandle.has(name) || !/[a-z]/.test(name)) return undefined;
  const hasShape = spelledRest !== '' || /[._\d]/.test(name.replace(/\.$/, ''));
  if (!hasShape && !(sign !== '' || hint)) return undefined;
  const end = (hint?.end ?? from) + all.length;
  return { word: name, start: end - name.length, end };
}

/** A name that nobody has but an account: with a low line, or a dot or digits inside. */
const accountName = /^(?=.*[a-z])(?:[a-z0-9.]+_[a-z0-9._]*|[a-z]{3,}(?:\.[a-z0-9]+)+|[a-z]{3,}\.?\d{1,4})$/;

const isNetwork = ({ word }: Token) => words.networks.has(word) || /^i?nsta/.test(word);

export function findHandles(text: string, tokens: Token[]): Span[] {
  const found: Span[] = Array.from(
    text.matchAll(/(?<![\w.])@(?:(?=[\d._]*[a-z])[\w.]{3,30}|\s(?=\S*[_\d])[a-z][\w.]{3,30})/g),
    (match) => ({
      start: match.index,
      end: match.index + match[0].replace(/\.$/, '').length,
    }),
  );
  const add = (span: Span | undefined) => {
    if (span && isFree(span, found)) found.push(span);
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
    if (accountName.test(name) && (name.includes('_') || namedNear.some((span) => overlaps(span, { start, end }))))
      add({ start, end: start + name.length });
  }
  return found;
}
