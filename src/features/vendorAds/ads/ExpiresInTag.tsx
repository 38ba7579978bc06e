import { Tag } from 'antd';
import { displayText } from '@/shared/text';
import { isAboutToExpire, type VendorAd } from '../vendorAd';

export function ExpiresInTag({ ad }: { ad: VendorAd }) {
  return <Tag color={isAboutToExpire(ad) ? 'error' : 'success'}>{displayText(ad.expiresIn) || '-'}</Tag>;
}
