import { useEffect, useMemo, useState } from 'react';
import { usePageSearchParam } from '@/shared/routing/pageSearchParams';
import { ExportButton } from '@/shared/ui/ExportButton';
import { ListTable } from '@/shared/ui/ListTable';
import { pageWithin } from '@/shared/ui/useWholeListPage';
import { adRanges } from '../adRanges';
import { AddAdDialog, fetchForms } from '../form/lazyForms';
import type { VendorAd } from '../vendorAd';
import { useListExpiredAdsQuery } from '../vendorAdLists';
import { expiredAdsCsv } from '../vendorAdsCsv';
import { expiredColumns } from './expiredColumns';
import '../vendorAds.css';

export function ExpiredAdsPage() {
  useEffect(fetchForms, []);
  const asked = usePageSearchParam();
  const { currentData, isFetching, error, refetch } = useListExpiredAdsQuery();
  const { page, data } = pageWithin(currentData, asked, adRanges.size);
  const [again, setAgain] = useState<VendorAd | null>(null);
  const columns = useMemo(() => expiredColumns(setAgain), [setAgain]);
  const rows = currentData && (() => currentData.rows);
  return (
    <section className="panel" aria-labelledby="expired-title">
      <div className="list-head">
        <h2 id="expired-title">Expired Vendor Ads</h2>
        <ExportButton name={['Expired vendor ads']} columns={expiredAdsCsv} rows={rows} />
      </div>
      <ListTable
        label="Expired Vendor Ads"
        columns={columns}
        answer={{ currentData: data, isFetching, error, refetch }}
        page={page}
        ranges={adRanges}
      />
      {again && <AddAdDialog again={again} onClose={() => setAgain(null)} />}
    </section>
  );
}
