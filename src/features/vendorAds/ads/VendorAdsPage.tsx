import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { ExportButton } from '@/shared/ui/ExportButton';
import { ListTable } from '@/shared/ui/ListTable';
import { pageWithin } from '@/shared/ui/useWholeListPage';
import { AdDetailsDialog } from '../AdDetailsDialog';
import { adRanges } from '../adRanges';
import { ManageCategoriesDialog } from '../categories/ManageCategoriesDialog';
import { AddAdDialog, EditAdDialog, fetchForms } from '../form/lazyForms';
import type { VendorAd } from '../vendorAd';
import { adsCsv } from '../vendorAdsCsv';
import { adColumns } from './adColumns';
import { parseAdsParams } from './adsSearchParams';
import { AdTools } from './AdTools';
import { ExpiringBoard } from './ExpiringBoard';
import { useFoundAds } from './useFoundAds';
import '../vendorAds.css';

type OpenDialog = { box: 'details' | 'edit'; ad: VendorAd } | { box: 'add' | 'categories' } | null;

export function VendorAdsPage() {
  useEffect(fetchForms, []);
  const { search, choose, type } = useListSearchParams();
  const asked = parseAdsParams(search);
  const { find, category, view } = asked;
  const { answer, names, found, expiring } = useFoundAds(find, category);
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const columns = useMemo(
    () => adColumns({ onView: (ad) => setOpen({ box: 'details', ad }), onEdit: (ad) => setOpen({ box: 'edit', ad }) }),
    [setOpen],
  );

  const { currentData, isFetching, error, refetch } = answer;
  const isBoard = view === 'expiring';
  const { page, data } = pageWithin(currentData && { ...currentData, rows: found }, asked.page, adRanges.size);
  return (
    <section className="panel" aria-labelledby="ads-title">
      <div className="list-head">
        <h2 id="ads-title">Vendor Ads</h2>
        <div className="list-tools">
          <Button onClick={() => setOpen({ box: 'categories' })}>Manage Category</Button>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ box: 'add' })}>
            Add Vendor Ad
          </Button>
        </div>
      </div>
      <AdTools asked={asked} names={names} expiringCount={expiring.length} onChoose={choose} onType={type}>
        <ExportButton
          name={['Vendor ads', view === 'all' ? '' : view, category, find]}
          columns={adsCsv}
          rows={currentData && (() => (isBoard ? expiring : found))}
        />
      </AdTools>
      {isBoard && currentData ? (
        <ExpiringBoard ads={expiring} onView={(ad) => setOpen({ box: 'details', ad })} />
      ) : (
        <ListTable
          label="Vendor Ads"
          columns={columns}
          answer={{ currentData: data, isFetching, error, refetch }}
          page={page}
          ranges={adRanges}
        />
      )}
      {open?.box === 'details' && <AdDetailsDialog ad={open.ad} onClose={close} />}
      {open?.box === 'edit' && <EditAdDialog ad={open.ad} onClose={close} />}
      {open?.box === 'add' && <AddAdDialog onClose={close} />}
      {open?.box === 'categories' && <ManageCategoriesDialog onClose={close} />}
    </section>
  );
}
