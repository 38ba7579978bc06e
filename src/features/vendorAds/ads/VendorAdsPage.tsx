import { PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useMemo, useState } from 'react';
import { useAppSelector } from '@/shared/hooks/store';
import { parsePage, useListSearchParams } from '@/shared/routing/listSearchParams';
import { useModalSearchParams } from '@/shared/routing/modalSearchParams';
import { searchText, wordsOf } from '@/shared/format/search';
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
import { countsByCategory, expiresWithinWeek, fewDays, type VendorAd } from '../vendorAd';
import { useListAdCategoriesQuery, useListAdsQuery } from '../vendorAdsApi';
import { selectCategories } from '../vendorAdsSlice';
import { AdDetailsDialog } from './AdDetailsDialog';
import '../vendorAds.css';

// A chunk of its own, which follows once the screen stands.
const AdDialog = lazyChunk(
  async () => (await import(/* webpackPrefetch: true, webpackChunkName: "vendorForm" */ '../form/AdDialog')).AdDialog,
  CodeMissingDialog,
);

type OpenDialog = { box: 'details' | 'edit'; ad: VendorAd } | { box: 'categories' } | null;

export function VendorAdsPage() {
  const { search, choose, type } = useListSearchParams();
  const { text, category, view, page } = parseAdsParams(search);
  const { list, names, counts, ads } = useFilteredAds(text, category);
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const { openAdd, close: closeForm } = useModalSearchParams();
  const columns = useMemo(() => adColumns((box, ad) => setOpen({ box, ad })), [setOpen]);

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
          <Button onClick={() => setOpen({ box: 'categories' })}>Manage Category</Button>
        </ListTools>
        <Button
          type="primary"
          className="add-vendor"
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
        columns={columns}
        {...pageWithin(list, ads[view], page, adRanges)}
        emptyHint={
          <ClearSearch
            text={text}
            isFiltered={category !== '' || view !== 'all'}
            onClear={() => type({ search: '' })}
          />
        }
      />
      {open?.box === 'details' && <AdDetailsDialog ad={open.ad} onClose={close} />}
      {open?.box === 'edit' && <AdDialog ad={open.ad} onClose={close} />}
      {search.has('add') && <AdDialog onClose={closeForm} />}
      {open?.box === 'categories' && <ManageCategoriesDialog counts={list.currentData && counts} onClose={close} />}
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
  useListAdCategoriesQuery();
  const categories = useAppSelector(selectCategories);
  const rows = list.currentData?.rows ?? none;
  const names = useMemo(() => categoryNames(rows, Object.keys(categories ?? {})), [rows, categories]);
  const counts = useMemo(() => countsByCategory(rows), [rows]);
  const texts = useMemo(() => rows.map(textOf), [rows]);
  const ads = useMemo(() => {
    const words = wordsOf(text);
    const isWanted = (ad: VendorAd, index: number) =>
      (category === '' || ad.category === category) && words.every((word) => texts[index]?.includes(word));
    const all = rows.filter(isWanted);
    const expiring = all.filter((ad) => daysOf(ad) >= 0 && daysOf(ad) <= fewDays);
    expiring.sort((one, other) => daysOf(one) - daysOf(other));
    return { all, expiring, week: expiring.filter(expiresWithinWeek) };
  }, [rows, texts, text, category]);
  return { list, names, counts, ads };
}

function categoryNames(ads: readonly VendorAd[], known: readonly string[]): string[] {
  const names = new Set([...ads.map(({ category }) => category), ...known]);
  names.delete('');
  return [...names].sort(new Intl.Collator().compare);
}

const textOf = ({ title, description, email, address, mobile }: VendorAd) =>
  searchText([title, description, email, address], mobile);

const daysOf = ({ daysLeft = Infinity }: VendorAd) => daysLeft;
