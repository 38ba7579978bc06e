import { displayText, listed } from '@/shared/format/text';
import { screenText, type FindingKind } from './screenText';
import './screening.css';

const nouns: Record<FindingKind, string> = {
  phone: 'a phone number',
  email: 'an e-mail address',
  link: 'a link',
  handle: 'a name in a social network',
  payment: 'a payment address',
  messenger: 'a messenger',
  dowry: 'dowry',
  abuse: 'abuse',
  invisible: 'invisible characters',
};

export function foundIn(label: string, text: string, ignored?: FindingKind): string | undefined {
  const kinds = new Set(screenText(text).map(({ kind }) => kind));
  const found = Object.entries(nouns).flatMap(
    ([kind, noun]) => (kinds.has(kind as FindingKind) && kind !== ignored ? noun : []), // the keys are the kinds
  );
  if (found.length === 0) return undefined;
  const sentence = `${listed.format(found)} in ${label}`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const ScreenedText = ({ children }: { children: string }) =>
  partsOf(displayText(children)).map(({ part, kind }, index) =>
    kind ? (
      <mark key={index} title={nouns[kind]}>
        {part}
      </mark>
    ) : (
      part
    ),
  );

function partsOf(text: string) {
  const parts: { part: string; kind?: FindingKind }[] = [];
  let at = 0;
  for (const { kind, start, end } of screenText(text)) {
    if (start < at) continue;
    parts.push({ part: text.slice(at, start) }, { part: text.slice(start, end), kind });
    at = end;
  }
  return [...parts, { part: text.slice(at) }];
}
