import { Tag } from 'antd';
import type { CsvColumn } from '@/shared/csv';
import { displayDateTime, isoTimestamp } from '@/shared/dates';
import { displayPhone } from '@/shared/phone';
import { displayText } from '@/shared/text';
import { EmailText } from '@/shared/ui/EmailText';
import type { Column } from '@/shared/ui/ListTable';
import type { Ranges } from '@/shared/ui/useListPagination';
import { UserText } from '@/shared/ui/UserText';
import { AdPicture } from './PictureView';
import { internationalMobile, isAboutToExpire, type VendorAd } from './vendorAd';

/** Five ads a page: '1-5 / 23'. */
export const adRanges: Ranges = { size: 5, words: (from, to, total) => `${from}-${to} / ${total}` };

/** What the lists say of an ad, each fact under its heading; the details say all of it, in this order. */
export const adFacts = {
  title: { title: 'Title', card: 'head', render: ({ title }) => <UserText>{title}</UserText>, className: 'cell-title' },
  description: { title: 'Description', card: 'line', render: ({ description }) => <UserText>{description}</UserText> },
  category: { title: 'Category', render: ({ category }) => <UserText>{category}</UserText>, width: 13 },
  mobile: {
    title: 'Mobile',
    render: ({ mobile }) => <MobileLink mobile={mobile} />,
    width: 11.3,
    className: 'cell-figures',
  },
  email: { title: 'Email', render: ({ email }) => <EmailText email={email} /> },
  address: { title: 'Address', render: ({ address }) => <UserText>{address}</UserText>, width: 13 },
  createdAt: { title: 'Created At', render: ({ createdAt }) => displayDateTime(createdAt) },
  expiresIn: {
    title: 'Expires In',
    label: 'Expires',
    render: (ad) => <Tag color={isAboutToExpire(ad) ? 'error' : 'success'}>{displayText(ad.expiresIn) || '-'}</Tag>,
    width: 9,
  },
  image: {
    title: 'Image',
    card: 'picture',
    render: ({ picture, title }) => <AdPicture picture={picture} of={title} />,
    width: 9,
  },
} satisfies Record<string, Column<VendorAd>>;

function MobileLink({ mobile }: { mobile: string }) {
  const text = displayText(mobile);
  if (!/^\+?[\d\s().-]{5,}$/.test(text)) return <bdi>{text || '-'}</bdi>;
  const number = text.startsWith('+') ? text : `+${text}`;
  return <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{displayPhone(number)}</a>;
}

const textColumn = (
  heading: string,
  field: 'title' | 'description' | 'category' | 'email' | 'address' | 'expiresIn',
) => ({
  heading,
  text: (ad: VendorAd) => displayText(ad[field]),
});

export const expiredAdsCsv: readonly CsvColumn<VendorAd>[] = [
  textColumn('Title', 'title'),
  textColumn('Description', 'description'),
  textColumn('Category', 'category'),
  { heading: 'Mobile', text: ({ mobile }) => internationalMobile(mobile) || displayText(mobile), asText: true },
  textColumn('Email', 'email'),
  textColumn('Address', 'address'),
  { heading: 'Created', text: ({ createdAt }) => isoTimestamp(createdAt) },
];

export const adsCsv: readonly CsvColumn<VendorAd>[] = [
  ...expiredAdsCsv,
  textColumn('Expires In', 'expiresIn'),
  { heading: 'Status', text: ({ visibility }) => (visibility === 'shown' ? 'Shown' : 'Hidden') },
];
