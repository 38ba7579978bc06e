import { Button, Tag } from 'antd';
import type { CsvColumn } from '@/shared/format/csv';
import { displayDate, displayDateTime, fileTimestamp } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { DeleteAction, RowAction } from '@/shared/ui/list/RowAction';
import { EmailText } from '@/shared/ui/text/EmailText';
import type { Noun } from '@/shared/ui/list/listCount';
import type { Ranges } from '@/shared/ui/list/ListPagination';
import type { Column } from '@/shared/ui/list/ListTable';
import { PhoneLink } from '@/shared/ui/text/PhoneLink';
import { ChunkFailedDialog } from '@/shared/ui/modal/ChunkFailed';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { ServerSwitch } from '@/shared/ui/form/ServerSwitch';
import { UserText } from '@/shared/ui/text/UserText';
import { AdPicture } from './AdPicture';
import { ScreenedText } from '@/features/screening/ScreenedText';
import { expiresText, internationalMobile, isAboutToExpire, type VendorAd } from './vendorAd';
import { useDeleteAdMutation, useUpdateAdMutation } from './vendorAdsApi';

// A chunk of its own, which follows once the screen stands.
export const AdDialog = lazyChunk(
  async () => (await import(/* webpackPrefetch: true, webpackChunkName: "vendorForm" */ './form/AdDialog')).AdDialog,
  ChunkFailedDialog,
);

export const adNoun: Noun = ['ad', 'ads'];

export const adRanges: Ranges = { size: 5, words: (from, to, total) => `${from}-${to} / ${total}` };

function AdText({ children }: { children: string }) {
  const text = displayText(children);
  return (
    <bdi className="user-text" title={text}>
      {text === '' ? '-' : <ScreenedText>{text}</ScreenedText>}
    </bdi>
  );
}

/** What the lists say of an ad, each fact under its heading; the details say all of it, in this order. */
export const commonColumns = {
  title: { title: 'Title', card: 'head', render: ({ title }) => <AdText>{title}</AdText>, className: 'cell-title' },
  description: {
    title: 'Description',
    card: 'line',
    render: ({ description }) => <AdText>{description}</AdText>,
  },
  category: { title: 'Category', render: ({ category }) => <UserText>{category}</UserText>, width: 13 },
  mobile: {
    title: 'Mobile',
    render: ({ mobile }) => <PhoneLink phone={displayText(mobile).replace(/^(?=\d)/, '+')} />,
    width: 11.3,
    className: 'cell-numbers',
  },
  email: { title: 'Email', render: ({ email }) => <EmailText email={email} /> },
  address: { title: 'Address', render: ({ address }) => <UserText>{address}</UserText>, width: 13 },
  createdAt: { title: 'Created At', render: ({ createdAt }) => displayDateTime(createdAt) },
  expiresIn: {
    title: 'Expires In',
    label: 'Expires',
    render: (ad) => <Tag color={isAboutToExpire(ad) ? 'error' : 'success'}>{displayText(expiresText(ad)) || '-'}</Tag>,
    width: 9,
  },
} satisfies Record<string, Column<VendorAd>>;

/** The pictures of these ads can be reached from each other once one of them fills the window. */
export const imageColumn = (ads: readonly VendorAd[]): Column<VendorAd> => ({
  title: 'Image',
  card: 'picture',
  render: ({ picture, title }) => <AdPicture picture={picture} of={title} ads={ads} />,
  width: 9,
});

type Opener = (dialog: 'details' | 'edit', ad: VendorAd) => void;

const detailsButton = (onClick: () => void) =>
  ({ type: 'link', size: 'small', 'aria-haspopup': 'dialog', onClick }) as const;

export const adColumns = (onOpen: Opener): readonly Column<VendorAd>[] => [
  {
    ...commonColumns.title,
    render: (ad) => (
      <Button {...detailsButton(() => onOpen('details', ad))} className="vendor-title">
        <AdText>{ad.title}</AdText>
      </Button>
    ),
  },
  commonColumns.category,
  {
    title: 'Created',
    label: 'Created',
    render: ({ createdAt }) => displayDate(createdAt),
    width: 9,
    className: 'cell-numbers',
  },
  commonColumns.expiresIn,
  {
    title: 'View Details',
    width: 9.5,
    render: (ad) => (
      <Button
        {...detailsButton(() => onOpen('details', ad))}
        className="view-vendor"
        aria-label={`View Details of ${displayText(ad.title)}`}
      >
        View Details
      </Button>
    ),
  },
  { title: 'Status', label: 'Status', render: (ad) => <VisibilitySwitch ad={ad} />, width: 6.5 },
  { title: 'Actions', card: 'head', render: (ad) => <AdActions ad={ad} onEdit={() => onOpen('edit', ad)} />, width: 8 },
];

function VisibilitySwitch({ ad: { id, title, visibility } }: { ad: VendorAd }) {
  const [updateAd] = useUpdateAdMutation();
  return (
    <ServerSwitch
      aria-label={`Status of ${displayText(title)}`}
      isOn={visibility === 'shown'}
      save={(isShown) => updateAd({ id, visibility: isShown ? 'shown' : 'hidden' })}
    />
  );
}

function AdActions({ ad, onEdit }: { ad: VendorAd; onEdit: () => void }) {
  const [deleteAd] = useDeleteAdMutation();
  const title = displayText(ad.title);
  const text = (
    <>
      Do you want to delete this vendor ad? <UserText>{ad.title}</UserText> cannot be brought back.
    </>
  );
  return (
    <span className="actions">
      <RowAction action="Edit" label={`Edit ${title}`} onClick={onEdit} />
      <DeleteAction label={`Delete ${title}`} title="Delete Vendor Ad" text={text} run={() => deleteAd(ad.id)} />
    </span>
  );
}

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
