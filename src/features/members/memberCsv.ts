import type { CsvColumn } from '@/shared/format/csv';
import { displayPhone } from '@/shared/format/phone';
import { displayText } from '@/shared/format/text';
import type { Member } from './member';

export const personCsv: readonly CsvColumn<Member>[] = [
  { heading: 'Name', text: ({ name }) => displayText(name) },
  { heading: 'E-mail', text: ({ email }) => displayText(email) },
  { heading: 'Phone Number', text: ({ phone }) => displayPhone(phone) },
  { heading: 'User Id', text: ({ id }) => id },
];

export const memberCsv: readonly CsvColumn<Member>[] = [
  ...personCsv,
  { heading: 'Status', text: ({ status }) => displayText(status) },
];
