import { Descriptions } from 'antd';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { commonColumns, imageColumn } from '../adColumns';
import type { VendorAd } from '../vendorAd';

export function AdDetailsDialog({ ad, onClose }: { ad: VendorAd; onClose: () => void }) {
  return (
    <InfoDialog title="View Details" width={560} onClose={onClose}>
      <Descriptions
        className="vendor-details"
        // antd renders row headings only with borders.
        bordered
        size="small"
        column={1}
        items={[...Object.values(commonColumns), imageColumn([ad])].map(({ title, render }) => ({
          key: title,
          label: title,
          children: render(ad),
        }))}
      />
    </InfoDialog>
  );
}
