import { PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { parsePage, useListSearchParams } from '@/shared/routing/listSearchParams';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import { searchRows, searchText } from '@/shared/format/search';
import { searchKey } from '@contract/text';
import { displayText } from '@/shared/format/text';
import { ClearSearch } from '@/shared/ui/list/ClearSearch';
import { ExportButton } from '@/shared/ui/list/ExportButton';
import { CodeMissingDialog } from '@/shared/ui/modal/CodeMissingDialog';
import { lazyChunk } from '@/shared/ui/modal/lazyChunk';
import { countText, ListHead } from '@/shared/ui/list/ListHead';
import { ListTable } from '@/shared/ui/list/ListTable';
import { ListTools } from '@/shared/ui/list/ListTools';
import { SearchBox } from '@/shared/ui/list/SearchBox';
import { pageWithin } from '@/shared/ui/list/pageWithin';
import { adColumns, adNoun, adRanges } from '../adColumns';
import { adsCsv } from '../adsCsv';
import { ManageCategoriesDialog } from '../categories/ManageCategoriesDialog';
import { expiresWithin, expiresWithinWeek, fewDays, type VendorAd } from '../vendorAd';
import { useListAdCategoriesQuery, useListAdsQuery } from '../vendorAdsApi';
import { AdDetailsDialog } from './AdDetailsDialog';
import '../vendorAds.css';

// A chunk of its own, which follows once the screen stands.
const AdDialog = lazyChunk(
  async () => (await import(/* webpackPrefetch: true, webpackChunkName: "vendorForm" */ '../form/AdDialog')).AdDialog,
  CodeMissingDialog,
);

type OpenDialog = { dialog: 'details' | 'edit'; ad: VendorAd } | { dialog: 'categories' } | null;

export function VendorAdsPage() {
  const { search, choose, type } = useListSearchParams();
  const { text, category, view, page } = parseAdsParams(search);
  const { list, names, counts, ads } = useFilteredAds(text, category);
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const { openAdd, close: closeForm } = useModalSearchParams();

  // A link may name a deleted category.
  const offered = category === '' || names.includes(category) ? names : [category, ...names];
  return (
    <section className="panel vendors" aria-labelledby="vendors-title">
      <ListHead
        title="Vendor ads"
        titleId="vendors-title"
        count={countText(list.currentData && ads[view].length, adNoun, list.currentData?.rows.length)}
      >
        <SearchBox label="Search the ads" value={text} onSearch={(typed) => type({ search: typed })} />
        <ListTools filters={[category !== '', view !== 'all']}>
          <Select
            aria-label="Category to list"
            className="vendor-filter"
            showSearch={{ filterOption: (typed, option) => searchKey(option?.label ?? '').includes(searchKey(typed)) }}
            value={category}
            options={[
              { value: '', label: 'All categories' },
              ...offered.map((name) => ({ value: name, label: `${displayText(name)} (${counts.get(name) ?? 0})` })),
            ]}
            onChange={(chosen) => choose({ category: chosen })}
          />
          <Select
            aria-label="Ads to list"
            className="vendor-filter"
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
            unreadable={list.currentData?.unreadable}
          />
          <Button onClick={() => setOpen({ dialog: 'categories' })}>Manage Category</Button>
        </ListTools>
        <Button
          type="primary"
          className="icon-on-phone"
          icon={<PlusOutlined aria-hidden />}
          // On a phone there is room for the plus alone.
          aria-label="Add Vendor Ad"
          onClick={() => openAdd('ad')}
        >
          Add Vendor Ad
        </Button>
      </ListHead>
      <ListTable
        label="Vendor ads"
        cardsUpTo={1200}
        columns={adColumns((dialog, ad) => setOpen({ dialog, ad }))}
        {...pageWithin(list, ads[view], page, adRanges)}
        emptyHint={
          <ClearSearch
            text={text}
            isFiltered={category !== '' || view !== 'all'}
            onClear={() => type({ search: '' })}
          />
        }
      />
      {open?.dialog === 'details' && <AdDetailsDialog ad={open.ad} onClose={close} />}
      {open?.dialog === 'edit' && <AdDialog ad={open.ad} onClose={close} />}
      {search.has('add') && <AdDialog onClose={closeForm} />}
      {open?.dialog === 'categories' && <ManageCategoriesDialog counts={list.currentData && counts} onClose={close} />}
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

const none: VendorAd[] = [];

/** The ads of each view, those that expire soon by the days left. */
function useFilteredAds(text: string, category: string) {
  const list = useListAdsQuery();
  const categories = useListAdCategoriesQuery().currentData?.rows;
  const rows = list.currentData?.rows ?? none;
  return useMemo(() => {
    const counts = new Map((categories ?? []).map(({ name }) => [name, 0]));
    for (const ad of rows) counts.set(ad.category, (counts.get(ad.category) ?? 0) + 1);
    const names = [...counts.keys()].filter((name) => name !== '').sort(new Intl.Collator().compare);
    const all = searchRows(rows, text, textOf).filter((ad) => category === '' || ad.category === category);
    const expiring = all.filter((ad) => expiresWithin(ad, fewDays));
    expiring.sort((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0));
    return { list, names, counts, ads: { all, expiring, week: expiring.filter(expiresWithinWeek) } };
  }, [list, rows, categories, text, category]);
}

const textOf = ({ title, description, email, address, mobile }: VendorAd) =>
  searchText([title, description, email, address], mobile);
