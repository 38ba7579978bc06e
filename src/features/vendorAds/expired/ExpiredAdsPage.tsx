import { useMemo, useState } from 'react';
import { pageOfWhole } from '@/shared/api/page';
import { usePageInAddress } from '@/shared/routing/pageInAddress';
import { ExportButton } from '@/shared/ui/ExportButton';
import { ListTable } from '@/shared/ui/ListTable';
import { adRanges, pageWithin } from '../adRanges';
import { AddAdDialog, useFormsSoon } from '../form/lazyForms';
import type { VendorAd } from '../vendorAd';
import { useListExpiredAdsQuery } from '../vendorAdsApi';
import { expiredAdsCsv } from '../vendorAdsCsv';
import { expiredColumns } from './expiredColumns';
import '../vendorAds.css';

export function ExpiredAdsPage() {
  useFormsSoon();
  const page = usePageInAddress();
  const { currentData, isFetching, error, refetch } = useListExpiredAdsQuery();
  const [again, setAgain] = useState<VendorAd | null>(null);
  const columns = useMemo(() => expiredColumns(setAgain), [setAgain]);
  const shownPage = currentData ? pageWithin(page, currentData.rows.length) : page;
  return (
    <section className="panel" aria-labelledby="expired-title">
      <div className="list-head">
        <h2 id="expired-title">Expired Vendor Ads</h2>
        <ExportButton
          name={['Expired vendor ads']}
          columns={expiredAdsCsv}
          rows={currentData && (() => currentData.rows)}
        />
      </div>
      <ListTable
        label="Expired Vendor Ads"
        columns={columns}
        answer={{ data: currentData && pageOfWhole(currentData, shownPage, adRanges.size), isFetching, error, refetch }}
        page={shownPage}
        ranges={adRanges}
      />
      {again && <AddAdDialog again={again} onClose={() => setAgain(null)} />}
    </section>
  );
}
