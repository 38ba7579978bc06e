import { Button } from 'antd';
import { displayDate } from '@/shared/dates';
import { displayText } from '@/shared/text';
import { DeleteAction } from '@/shared/ui/DeleteAction';
import type { Column } from '@/shared/ui/ListTable';
import { RowAction } from '@/shared/ui/RowAction';
import { ServerSwitch } from '@/shared/ui/ServerSwitch';
import { UserText } from '@/shared/ui/UserText';
import { adFacts } from '../adFacts';
import type { VendorAd } from '../vendorAd';
import { useDeleteAdMutation, useUpdateAdMutation } from '../vendorAdsApi';

type Opener = (box: 'details' | 'edit', ad: VendorAd) => void;

export const adColumns = (onOpen: Opener): readonly Column<VendorAd>[] => [
  adFacts.title,
  adFacts.category,
  {
    title: 'Created',
    label: 'Created',
    render: ({ createdAt }) => displayDate(createdAt),
    width: 9,
    className: 'cell-figures',
  },
  adFacts.expiresIn,
  {
    title: 'View Details',
    width: 9.5,
    render: (ad) => (
      <Button
        type="link"
        size="small"
        className="view-ad"
        aria-label={`View Details of ${displayText(ad.title)}`}
        aria-haspopup="dialog"
        onClick={() => onOpen('details', ad)}
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
