import type { CsvColumn } from '@/shared/csv';
import { isoTimestamp } from '@/shared/dates';
import { internationalMobile } from '@/shared/phone';
import { displayText } from '@/shared/text';
import type { VendorAd } from './vendorAd';

const texts: readonly CsvColumn<VendorAd>[] = [
  { heading: 'Title', text: ({ title }) => displayText(title) },
  { heading: 'Description', text: ({ description }) => displayText(description) },
  { heading: 'Category', text: ({ category }) => displayText(category) },
  { heading: 'Mobile', text: ({ mobile }) => internationalMobile(mobile) || displayText(mobile), asText: true },
  { heading: 'Email', text: ({ email }) => displayText(email) },
  { heading: 'Address', text: ({ address }) => displayText(address) },
];

export const expiredAdsCsv: readonly CsvColumn<VendorAd>[] = [
  ...texts,
  { heading: 'Created', text: ({ createdAt }) => isoTimestamp(createdAt) },
];

export const adsCsv: readonly CsvColumn<VendorAd>[] = [
  ...expiredAdsCsv,
  { heading: 'Expires In', text: ({ expiresIn }) => displayText(expiresIn) },
  { heading: 'Status', text: ({ visibility }) => (visibility === 'shown' ? 'Shown' : 'Hidden') },
];
