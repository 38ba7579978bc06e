import { near, tokensOf, type Span, type Token } from './view';
import * as words from './words';

const isNegation = ({ word }: Token) => words.negations.has(word) || /(?:lla|ಲ್ಲ|ಲ್ಲದ)$|^ವಿರೋಧ|beda|ಬೇಡಿ?/.test(word);

export function findDowry(text: string, plainTokens: Token[]): Span[] {
  // 'd0wry'
  const tokens = /[a-z][013][a-z]/.test(text)
    ? tokensOf(text.replace(/(?<=[a-z])[013](?=[a-z])/g, (digit) => words.spelling.get(digit) ?? digit))
    : plainTokens;
  return tokens.flatMap((token, index): Span[] => {
    const isGood = words.goods.has(token.word);
    const isUnit = words.moneyUnits.has(token.word) || words.goldUnits.has(token.word);
    if (!isGood && !isUnit && !words.dowryWords.has(token.word)) return [];
    // What a full stop parts is another thought.
    const before = near(tokens, index, 9, -1).filter(({ end }) => !/[.!?।;]\s/.test(text.slice(end, token.start)));
    const after = near(tokens, index + 1, 0, 9).filter(({ start }) => !/[.!?।;]\s/.test(text.slice(token.end, start)));
    const around = [...before, ...after];
    const isBeside = (...lists: Set<string>[]) => around.some(({ word }) => lists.some((list) => list.has(word)));
    const isDenied = before.slice(-5).some(isNegation) || after.slice(0, 8).some(isNegation);
    const isAsked = around.some(({ word }) => words.demands.has(word) || /^ko[dt]|^ಕೊಡ/.test(word));
    if (words.dowryWords.has(token.word)) return isDenied ? [] : [token];
    if (isDenied || isBeside(words.incomes, words.employment)) return [];
    if (isGood && isAsked && isBeside(words.goods, words.moneyUnits, words.goldUnits)) return [token];
    if (isGood && around.some(({ word }) => strongDemand.test(word))) return [token];
    const isAmount = isUnit && isCount(tokens[index - 1]);
    const isWeightAlone = words.goldUnits.has(token.word) && !isBeside(words.goods);
    return isAmount && isAsked && !isWeightAlone ? [token] : [];
  });
}

const strongDemand = /^(?:expect|demand|chah?iye|chaiye|beku|ಬೇಕು|ಕೊಡಬೇಕು|चाहिए|चाहिये|denge|kodabeku|मांग|माँग)/;
const isCount = (token: Token | undefined) =>
  token !== undefined && (/^\d/.test(token.word) || words.numberWords.has(token.word));
