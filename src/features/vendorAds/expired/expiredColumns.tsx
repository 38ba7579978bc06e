import { Button, Space, Tag } from 'antd';
import { displayText } from '@/shared/text';
import type { Column } from '@/shared/ui/ListTable';
import { AdPicture } from '../PictureView';
import { UserText } from '@/shared/ui/UserText';
import { EmailText } from '@/shared/ui/EmailText';
import { MobileLink } from '../MobileLink';
import type { VendorAd } from '../vendorAd';

export function expiredColumns(onListAgain: (ad: VendorAd) => void): readonly Column<VendorAd>[] {
  return [
    { title: 'Title', render: ({ title }) => <UserText>{title}</UserText>, className: 'cell-title' },
    { title: 'Description', render: ({ description }) => <UserText>{description}</UserText> },
    { title: 'Mobile', render: ({ mobile }) => <MobileLink mobile={mobile} />, className: 'cell-figures' },
    { title: 'Email', render: ({ email }) => <EmailText email={email} /> },
    { title: 'Address', render: ({ address }) => <UserText>{address}</UserText> },
    { title: 'Image', render: ({ picture, title }) => <AdPicture picture={picture} of={title} /> },
    {
      title: 'Status',
      render: (ad) => (
        <Space wrap size={[0, 6]}>
          <Tag color="error">Expired</Tag>
          <Button size="small" aria-label={`List again ${displayText(ad.title)}`} onClick={() => onListAgain(ad)}>
            List again
          </Button>
        </Space>
      ),
    },
  ];
}
