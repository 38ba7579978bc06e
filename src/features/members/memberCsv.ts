import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp, toTime } from '@/shared/format/dates';
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
  { heading: 'Joined', text: ({ joined }) => fileTimestamp(toTime(joined)) },
  { heading: 'Status', text: ({ status }) => displayText(status) },
];
