import { Button } from 'antd';
import type { ReactNode } from 'react';
import { displayText } from '@/shared/text';
import type { VendorAd } from '../vendorAd';

type ViewAdButtonProps = { ad: VendorAd; onView: (ad: VendorAd) => void; children: ReactNode };

export function ViewAdButton({ ad, onView, children }: ViewAdButtonProps) {
  return (
    <Button
      type="link"
      size="small"
      className="view-ad"
      aria-label={`View Details of ${displayText(ad.title)}`}
      aria-haspopup="dialog"
      onClick={() => onView(ad)}
    >
      {children}
    </Button>
  );
}
