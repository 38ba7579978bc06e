import type { CsvColumn } from '@/shared/format/csv';
import { fileTimestamp } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { expiresText, internationalMobile, type VendorAd } from './vendorAd';

const textColumn = (heading: string, field: 'title' | 'description' | 'category' | 'email' | 'address') => ({
  heading,
  text: (ad: VendorAd) => displayText(ad[field]),
});

export const expiredAdsCsv: readonly CsvColumn<VendorAd>[] = [
  textColumn('Title', 'title'),
  textColumn('Description', 'description'),
  textColumn('Category', 'category'),
  { heading: 'Mobile', text: ({ mobile }) => internationalMobile(mobile) || displayText(mobile) },
  textColumn('Email', 'email'),
  textColumn('Address', 'address'),
  { heading: 'Created', text: ({ createdAt }) => fileTimestamp(createdAt) },
];

export const adsCsv: readonly CsvColumn<VendorAd>[] = [
  ...expiredAdsCsv,
  { heading: 'Expires In', text: (ad) => displayText(expiresText(ad)) },
  { heading: 'Status', text: ({ visibility }) => (visibility === 'shown' ? 'Shown' : 'Hidden') },
];
