import { PlusOutlined } from '@ant-design/icons';
import { Button, Descriptions, Select } from 'antd';
import { useMemo, useState } from 'react';
import { parsePage, useListSearchParams } from '@/shared/routing/listSearchParams';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import { fold } from '@/shared/search';
import { displayText } from '@/shared/text';
import { ExportButton } from '@/shared/ui/ExportButton';
import { InfoDialog } from '@/shared/ui/InfoDialog';
import { ListTable } from '@/shared/ui/ListTable';
import { ListTools } from '@/shared/ui/ListTools';
import { SearchBox } from '@/shared/ui/SearchBox';
import { pageWithin } from '@/shared/ui/pageWithin';
import { adFacts, adRanges, adsCsv } from '../adFacts';
import { ManageCategoriesDialog } from '../categories/ManageCategoriesDialog';
import { AdDialog } from '../form/lazyAdDialog';
import type { VendorAd } from '../vendorAd';
import { adColumns } from './adColumns';
import { useFilteredAds } from './useFilteredAds';
import '@/shared/ui/listHead.css';
import '../vendorAds.css';

type OpenDialog = { box: 'details' | 'edit'; ad: VendorAd } | { box: 'categories' } | null;

export function VendorAdsPage() {
  const { search, choose, type } = useListSearchParams();
  const { text, category, view, page } = parseAdsParams(search);
  const { list, names, ads } = useFilteredAds(text, category);
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const { openAdd, close: closeForm } = useModalSearchParams();
  const columns = useMemo(() => adColumns((box, ad) => setOpen({ box, ad })), [setOpen]);

  // A link may name a deleted category.
  const offered = category === '' || names.includes(category) ? names : [category, ...names];
  return (
    <section className="panel ads" aria-labelledby="ads-title">
      <div className="list-head">
        <h2 id="ads-title">Vendor Ads</h2>
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => openAdd('ad')}>
          Add Vendor Ad
        </Button>
      </div>
      <div className="list-tools ad-tools">
        <SearchBox label="Search the ads" value={text} onSearch={(typed) => type({ search: typed })} />
        <ListTools filters={[category !== '', view !== 'all']}>
          <Select
            aria-label="Category to list"
            className="ad-filter"
            showSearch={{ filterOption: (typed, option) => fold(option?.label ?? '').includes(fold(typed)) }}
            value={category}
            options={[
              { value: '', label: 'All categories' },
              ...offered.map((name) => ({ value: name, label: displayText(name) })),
            ]}
            onChange={(chosen) => choose({ category: chosen })}
          />
          <Select
            aria-label="Ads to list"
            className="ad-filter"
            value={view}
            options={[
              { value: 'all', label: 'All ads' },
              { value: 'expiring', label: `Expiring soon (${ads.expiring.length})` },
              { value: 'week', label: `Within a week (${ads.week.length})` },
            ]}
            onChange={(chosen) => choose({ view: chosen === 'all' ? '' : chosen })}
          />
          <ExportButton
            name={['Vendor ads', view === 'all' ? '' : view, category, text]}
            columns={adsCsv}
            rows={list.currentData && (() => ads[view])}
          />
          <Button onClick={() => setOpen({ box: 'categories' })}>Manage Category</Button>
        </ListTools>
      </div>
      <ListTable
        label="Vendor Ads"
        cardsUpTo={1200}
        columns={columns}
        {...pageWithin(list, ads[view], page, adRanges)}
      />
      {open?.box === 'details' && <AdDetailsDialog ad={open.ad} onClose={close} />}
      {open?.box === 'edit' && <AdDialog ad={open.ad} onClose={close} />}
      {search.has('add') && <AdDialog onClose={closeForm} />}
      {open?.box === 'categories' && <ManageCategoriesDialog onClose={close} />}
    </section>
  );
}

const views = ['all', 'expiring', 'week'] as const;

function parseAdsParams(search: URLSearchParams) {
  return {
    text: (search.get('search') ?? '').trim(),
    category: search.get('category') ?? '',
    view: views.find((view) => view === search.get('view')) ?? 'all',
    page: parsePage(search),
  };
}

function AdDetailsDialog({ ad, onClose }: { ad: VendorAd; onClose: () => void }) {
  return (
    <InfoDialog title="View Details" width={560} onClose={onClose}>
      <Descriptions
        className="ad-details"
        // antd renders row headings only with borders.
        bordered
        size="small"
        column={1}
        items={Object.values(adFacts).map(({ title, render }) => ({ key: title, label: title, children: render(ad) }))}
      />
    </InfoDialog>
  );
}
