import { AdDetailsDialog } from '../AdDetailsDialog';
import { ManageCategoriesDialog } from '../categories/ManageCategoriesDialog';
import { AddAdDialog, EditAdDialog, useFormsSoon } from '../form/lazyForms';
import type { VendorAd } from '../vendorAd';

/** The box that stands open above the ads. */
export type OpenDialog = { box: 'details' | 'edit'; ad: VendorAd } | { box: 'add' | 'categories' } | null;

type AdDialogsProps = { open: OpenDialog; onClose: () => void };

export function AdDialogs({ open, onClose }: AdDialogsProps) {
  useFormsSoon();
  return open && boxOf(open, onClose);
}

function boxOf(open: NonNullable<OpenDialog>, onClose: () => void) {
  switch (open.box) {
    case 'details':
      return <AdDetailsDialog ad={open.ad} onClose={onClose} />;
    case 'edit':
      return <EditAdDialog ad={open.ad} onClose={onClose} />;
    case 'add':
      return <AddAdDialog onClose={onClose} />;
    case 'categories':
      return <ManageCategoriesDialog onClose={onClose} />;
  }
}
