import { Button, Space, Tag } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import { displayText } from '@/shared/text';
import { EmailText } from '@/shared/ui/EmailText';
import { ExportButton } from '@/shared/ui/ExportButton';
import { fetchAhead } from '@/shared/ui/lazyPart';
import { ListTable, type Column } from '@/shared/ui/ListTable';
import { UserText } from '@/shared/ui/UserText';
import { pageWithin } from '@/shared/ui/useWholeListPage';
import { adRanges } from '../adRanges';
import { AdDialog } from '../form/lazyForm';
import { MobileLink } from '../MobileLink';
import { AdPicture } from '../PictureView';
import type { VendorAd } from '../vendorAd';
import { useListExpiredAdsQuery } from '../vendorAdLists';
import { expiredAdsCsv } from '../vendorAdsCsv';
import '../vendorAds.css';

export function ExpiredAdsPage() {
  useEffect(() => fetchAhead(AdDialog), []);
  const asked = usePageSearchParam();
  const list = useListExpiredAdsQuery();
  const rows = list.currentData?.rows;
  const [again, setAgain] = useState<VendorAd | null>(null);
  const columns = useMemo(() => expiredColumns(setAgain), [setAgain]);
  return (
    <section className="panel" aria-labelledby="expired-title">
      <div className="list-head">
        <h2 id="expired-title">Expired Vendor Ads</h2>
        <ExportButton name={['Expired vendor ads']} columns={expiredAdsCsv} rows={rows && (() => rows)} />
      </div>
      <ListTable label="Expired Vendor Ads" columns={columns} {...pageWithin(list, rows ?? [], asked, adRanges)} />
      {again && <AdDialog again={again} onClose={() => setAgain(null)} />}
    </section>
  );
}

function expiredColumns(onListAgain: (ad: VendorAd) => void): readonly Column<VendorAd>[] {
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
