import type { CsvColumn } from '@/shared/csv';
import { displayText } from '@/shared/text';
import { doerOf, sentenceOf } from '../actions';
import { changesOf } from '../changes';
import type { Entry } from '../entry';
import { subjectOf } from '../subject';

const facts = (side: 'before' | 'after') => (entry: Entry) =>
  changesOf(entry)
    .flatMap((change) => (change[side] === undefined ? [] : `${change.label}: ${change[side]}`))
    .join('\n');

export const activityCsv: readonly CsvColumn<Entry>[] = [
  { heading: 'When', text: ({ at }) => (at === null ? '' : new Date(at).toISOString()) },
  { heading: 'Who', text: (entry) => displayText(doerOf(entry)) },
  { heading: 'What', text: sentenceOf },
  { heading: 'Whom', text: (entry) => displayText(subjectOf(entry).name) },
  { heading: 'User Id', text: (entry) => subjectOf(entry).member ?? '', asText: true },
  { heading: 'Before', text: facts('before') },
  { heading: 'After', text: facts('after') },
  { heading: 'Network address', text: ({ address }) => displayText(address) },
];
