import { Descriptions } from 'antd';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { displayDateTime, moment } from '@/shared/dates';
import { EmailText } from '@/shared/ui/EmailText';
import { InfoDialog } from '@/shared/ui/InfoDialog';
import { UserText } from '@/shared/ui/UserText';
import { ExpiresInTag } from './ads/ExpiresInTag';
import { MobileLink } from './MobileLink';
import { AdPicture } from './PictureView';
import type { VendorAd } from './vendorAd';

const facts: readonly { label: string; render: (ad: VendorAd) => ReactNode }[] = [
  { label: 'Title', render: ({ title }) => <UserText>{title}</UserText> },
  { label: 'Description', render: ({ description }) => <UserText>{description}</UserText> },
  { label: 'Category', render: ({ category }) => <UserText>{category}</UserText> },
  { label: 'Mobile', render: ({ mobile }) => <MobileLink mobile={mobile} /> },
  { label: 'Email', render: ({ email }) => <EmailText email={email} /> },
  { label: 'Address', render: ({ address }) => <UserText>{address}</UserText> },
  { label: 'Created At', render: ({ createdAt }) => displayDateTime(v.parse(moment, createdAt)) },
  { label: 'Expires In', render: (ad) => <ExpiresInTag ad={ad} /> },
  { label: 'Image', render: ({ picture, title }) => <AdPicture picture={picture} of={title} /> },
];

export function AdDetailsDialog({ ad, onClose }: { ad: VendorAd; onClose: () => void }) {
  return (
    <InfoDialog title="View Details" width={560} onClose={onClose}>
      <Descriptions
        className="ad-details"
        // Only with borders does antd render the labels as row headings.
        bordered
        size="small"
        column={1}
        items={facts.map(({ label, render }) => ({ key: label, label, children: render(ad) }))}
      />
    </InfoDialog>
  );
}
