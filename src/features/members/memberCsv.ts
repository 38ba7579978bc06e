import type { CsvColumn } from '@/shared/csv';
import { displayText } from '@/shared/text';
import type { Member } from './member';

export const personCsv: readonly CsvColumn<Member>[] = [
  { heading: 'Name', text: ({ name }) => displayText(name) },
  { heading: 'E-mail', text: ({ email }) => displayText(email) },
  { heading: 'Phone Number', text: ({ phone }) => displayText(phone), asText: true },
  { heading: 'User Id', text: ({ id }) => id, asText: true },
];

export const memberCsv: readonly CsvColumn<Member>[] = [
  ...personCsv,
  { heading: 'Status', text: ({ status }) => displayText(status) },
];
