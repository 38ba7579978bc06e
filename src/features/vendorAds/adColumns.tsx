import { Button, Tag } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { mediaUrl } from '@/shared/api/mediaUrl';
import { displayDate, displayDateTime } from '@/shared/format/dates';
import { displayText } from '@/shared/format/text';
import { DeleteAction } from '@/shared/ui/modal/DeleteAction';
import { EmailText } from '@/shared/ui/text/EmailText';
import type { Noun } from '@/shared/ui/list/ListHead';
import type { Ranges } from '@/shared/ui/list/ListPagination';
import type { Column } from '@/shared/ui/list/ListTable';
import { PhoneLink } from '@/shared/ui/text/PhoneLink';
import { RowAction } from '@/shared/ui/list/RowAction';
import { EnlargeButton } from '@/shared/ui/picture/EnlargeButton';
import { ServerSwitch } from '@/shared/ui/form/ServerSwitch';
import { UserText } from '@/shared/ui/text/UserText';
import { expiresText, isAboutToExpire, type VendorAd } from './vendorAd';
import { useDeleteAdMutation, useUpdateAdMutation } from './vendorAdsApi';

export const adNoun: Noun = ['ad', 'ads'];

/** Five ads a page: '1-5 / 23'. */
export const adRanges: Ranges = { size: 5, words: (from, to, total) => `${from}-${to} / ${total}` };

/** What the lists say of an ad, each fact under its heading; the details say all of it, in this order. */
export const commonColumns = {
  title: { title: 'Title', card: 'head', render: ({ title }) => <UserText>{title}</UserText>, className: 'cell-title' },
  description: { title: 'Description', card: 'line', render: ({ description }) => <UserText>{description}</UserText> },
  category: { title: 'Category', render: ({ category }) => <UserText>{category}</UserText>, width: 13 },
  mobile: {
    title: 'Mobile',
    render: ({ mobile }) => <PhoneLink phone={displayText(mobile).replace(/^(?=\d)/, '+')} />,
    width: 11.3,
    className: 'cell-figures',
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
        <UserText>{ad.title}</UserText>
      </Button>
    ),
  },
  commonColumns.category,
  {
    title: 'Created',
    label: 'Created',
    render: ({ createdAt }) => displayDate(createdAt),
    width: 9,
    className: 'cell-figures',
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
      Do you want to delete this vendor ad? <UserText>{ad.title}</UserText> and its picture cannot be brought back.
    </>
  );
  return (
    <span className="actions">
      <RowAction action="Edit" label={`Edit ${title}`} onClick={onEdit} />
      <DeleteAction label={`Delete ${title}`} title="Delete Vendor Ad" text={text} run={() => deleteAd(ad.id)} />
    </span>
  );
}

type AdPictureProps = {
  /** The path of the stored picture; '' is none. */
  picture: string;
  /** A chosen file, shown in its place. */
  file?: File;
  of: string;
  /** Opens in the whole window, among the pictures of these ads. */
  ads?: readonly VendorAd[];
};

/** Falls back to the default picture if there is none, and to the file name if the browser cannot draw it (HEIC). */
export function AdPicture({ picture, file, of, ads = [] }: AdPictureProps) {
  const [broken, setBroken] = useState<string>();
  const fileAddress = useFileAddress(file);
  const address = fileAddress ?? mediaUrl(picture);
  const fileName = file?.name ?? picture.split('/').at(-1) ?? '';
  if (address === undefined) return <NoPicture label="No picture" />;
  if (address !== broken) {
    const image = (
      <img
        className="vendor-picture"
        src={address}
        alt={displayText(of)}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(address)}
      />
    );
    const pictures = picturesOf(ads);
    if (pictures.length === 0) return image;
    return (
      <EnlargeButton
        label={`Enlarge the picture of ${displayText(of)}`}
        pictures={pictures}
        start={pictures.findIndex(({ src }) => src === address)}
      >
        {image}
      </EnlargeButton>
    );
  }
  if (!/\.hei[cf]$/i.test(fileName)) return <NoPicture label="The picture cannot be shown" />;
  return (
    <span className="vendor-picture picture-tile">
      <strong>HEIC</strong>
      <span>{displayText(fileName)}</span>
      <span>This browser cannot show it; phones can.</span>
    </span>
  );
}

const picturesOf = (ads: readonly VendorAd[]) =>
  ads.flatMap(({ picture, title }) => {
    const src = mediaUrl(picture);
    return src === undefined ? [] : [{ src, alt: displayText(title) }];
  });

function useFileAddress(file: File | undefined) {
  const address = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return address;
}

function NoPicture({ label }: { label: string }) {
  return (
    <svg className="vendor-picture no-picture" viewBox="0 0 64 48" role="img" aria-label={label}>
      <circle cx="20" cy="16" r="5" />
      <path d="M6 42 24 24l9 9 9-12 16 21Z" />
    </svg>
  );
}
