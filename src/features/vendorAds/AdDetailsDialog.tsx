import { Descriptions } from 'antd';
import { InfoDialog } from '@/shared/ui/InfoDialog';
import { adFacts } from './adFacts';
import type { VendorAd } from './vendorAd';

export function AdDetailsDialog({ ad, onClose }: { ad: VendorAd; onClose: () => void }) {
  return (
    <InfoDialog title="View Details" width={560} onClose={onClose}>
      <Descriptions
        className="ad-details"
        // Only with borders does antd render the labels as row headings.
        bordered
        size="small"
        column={1}
        items={Object.values(adFacts).map(({ title, render }) => ({ key: title, label: title, children: render(ad) }))}
      />
    </InfoDialog>
  );
}
