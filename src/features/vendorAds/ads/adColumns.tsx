import * as v from 'valibot';
import { displayDate, moment } from '@/shared/dates';
import { displayText } from '@/shared/text';
import { DeleteAction } from '@/shared/ui/DeleteAction';
import type { Column } from '@/shared/ui/ListTable';
import { RowAction } from '@/shared/ui/RowAction';
import { ServerSwitch } from '@/shared/ui/ServerSwitch';
import { UserText } from '@/shared/ui/UserText';
import type { VendorAd } from '../vendorAd';
import { useDeleteAdMutation, useSetAdVisibilityMutation } from '../vendorAdsApi';
import { ExpiresInTag } from './ExpiresInTag';
import { ViewAdButton } from './ViewAdButton';

type Openers = { onView: (ad: VendorAd) => void; onEdit: (ad: VendorAd) => void };

export function adColumns({ onView, onEdit }: Openers): readonly Column<VendorAd>[] {
  return [
    { title: 'Title', render: ({ title }) => <UserText>{title}</UserText>, className: 'cell-title' },
    { title: 'Category', render: ({ category }) => <UserText>{category}</UserText> },
    { title: 'Created', render: ({ createdAt }) => displayDate(v.parse(moment, createdAt)), className: 'cell-figures' },
    { title: 'Expires In', render: (ad) => <ExpiresInTag ad={ad} /> },
    {
      title: 'View Details',
      render: (ad) => (
        <ViewAdButton ad={ad} onView={onView}>
          View Details
        </ViewAdButton>
      ),
    },
    { title: 'Status', render: (ad) => <VisibilitySwitch ad={ad} /> },
    {
      title: 'Actions',
      render: (ad) => (
        <span className="actions">
          <RowAction action="Edit" label={`Edit ${displayText(ad.title)}`} onClick={() => onEdit(ad)} />
          <DeleteAdButton ad={ad} />
        </span>
      ),
      className: 'cell-actions',
    },
  ];
}

function VisibilitySwitch({ ad: { id, title, visibility } }: { ad: VendorAd }) {
  const [setVisibility] = useSetAdVisibilityMutation();
  return (
    <ServerSwitch
      aria-label={`Status of ${displayText(title)}`}
      isOn={visibility === 'shown'}
      save={(isShown) => setVisibility({ id, visibility: isShown ? 'shown' : 'hidden' })}
    />
  );
}

function DeleteAdButton({ ad: { id, title } }: { ad: VendorAd }) {
  const [deleteAd] = useDeleteAdMutation();
  const text = (
    <>
      Do you want to delete this vendor ad? <UserText>{title}</UserText> and its picture cannot be brought back.
    </>
  );
  const label = `Delete ${displayText(title)}`;
  return <DeleteAction label={label} title="Delete Vendor Ad" text={text} run={() => deleteAd(id)} />;
}
