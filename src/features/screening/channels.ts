import { longNumbers } from './phones';
import { near, spanOf, tokensOf, wordOf, type Span, type Token } from './view';
import * as words from './words';

export function findPayments(text: string, tokens: Token[]): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(/(?:[\w.-]{1,64}\s?)?(?:@|\bat\b)\s?([a-z]{3,})\b(?!\.)/g)) {
    const [all, host = ''] = match;
    if (/^ok[a-z]{3,}/.test(host) || (words.upiHosts.has(host) && all.includes('@'))) found.push(spanOf(match));
  }
  found.push(...Array.from(text.matchAll(/\b[a-z]{4}0[a-z0-9]{3}\d{3}\b/g), spanOf));
  for (const number of longNumbers(text)) {
    const before = tokensOf(text.slice(Math.max(0, number.start - 40), number.start)).slice(-5);
    const isAccount =
      before.some(({ word }) => words.accounts.has(word)) ||
      /a\s?\/\s?c/.test(text.slice(Math.max(0, number.start - 25), number.start));
    if (isAccount) found.push({ start: number.start, end: number.end, value: 'account' });
  }
  tokens.forEach((token, index) => {
    const before = wordOf(tokens[index - 1]);
    // 'Phone pe' is also 'on the phone'.
    if (!words.wallets.has(token.word) && (before === 'phone' || !words.wallets.has(before + token.word))) return;
    const around = near(tokens, index, 4, 5);
    if (around.some(({ word }) => words.employment.has(word))) return;
    const hint = around.find(
      ({ word }) => words.walletHints.has(word) || /^\d{5,}$/.test(word) || words.numberWords.has(word),
    );
    if (hint) found.push({ start: Math.min(token.start, hint.start), end: Math.max(token.end, hint.end) });
  });
  return found;
}

export function findMessengers(tokens: Token[]): Span[] {
  return tokens.flatMap((token, index) => {
    const [next, before] = [wordOf(tokens[index + 1]), wordOf(tokens[index - 1])];
    const isSpaced = /^(?:whats?|wats|what)$/.test(token.word) && /^app/.test(next);
    const isSpelled = token.word === 'what' && next === 's' && /^app/.test(wordOf(tokens[index + 2]));
    const isSignal = token.word === 'signal' && (/^(?:on|in|use|only)$/.test(before) || next === 'app');
    const isOther =
      words.messengers.has(token.word) &&
      (near(tokens, index, 3, 3).some(({ word }) => words.contactHints.has(word)) || next === '');
    const isShort =
      (token.word === 'wa' && /^(?:in|on|my|via|is|through)$/.test(before)) ||
      (/^wap?$/.test(token.word) && next === 'me');
    const isWhatsapp = /^(?:[wv]h?a*t+s*[auy]*p|tsapp|wh?app$|व्हाट्स|वाट्स|व्हाट्|वॉट्स|ವಾಟ್ಸ)/.test(token.word);
    if (!(isShort || isOther || isWhatsapp || isSpaced || isSpelled || isSignal)) return [];
    if (near(tokens, index, 5, 5).some(({ word }) => words.employment.has(word) || words.habits.has(word))) return [];
    return [{ start: token.start, end: isSpaced ? (tokens[index + 1]?.end ?? token.end) : token.end }];
  });
}
