import { PlusOutlined } from '@ant-design/icons';
import { Button, Descriptions, Flex, Select, Tag } from 'antd';
import { useState } from 'react';
import { useListSearchParams } from '@/shared/routing/listSearchParams';
import { useShowModal } from '@/shared/routing/modalSearchParams';
import { searchRows, searchText } from '@/shared/format/search';
import { displayText } from '@/shared/format/text';
import { InfoDialog } from '@/shared/ui/modal/InfoDialog';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { foundIn } from '@/features/screening/ScreenedText';
import { adColumns, AdDialog, adNoun, adRanges, adsCsv, commonColumns, imageColumn } from '../adColumns';
import { ManageCategoriesDialog } from '../categories/ManageCategoriesDialog';
import { expiresWithin, expiresWithinWeek, fewDays, isCategoryLike, type VendorAd } from '../vendorAd';
import { useListAdCategoriesQuery, useListAdsQuery } from '../vendorAdsApi';
import '../vendorAds.css';

type OpenDialog = { dialog: 'details' | 'edit'; ad: VendorAd } | { dialog: 'categories' } | null;

export function VendorAdsPage() {
  const { search, choose } = useListSearchParams();
  const { text, category, view } = parseAdsParams(search);
  const { list, names, counts, ads } = useFilteredAds(text, category);
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => setOpen(null);
  const showModal = useShowModal();

  // A link may name a deleted category.
  const offered = category === '' || names.includes(category) ? names : [category, ...names];
  return (
    <>
      <WholeListPanel
        className="vendors"
        title="Vendor ads"
        list={list}
        results={ads[view]}
        noun={adNoun}
        ranges={adRanges}
        columns={adColumns((dialog, ad) => setOpen({ dialog, ad }))}
        search={{ label: 'Search the ads' }}
        file={{ name: `Vendor ads ${view === 'all' ? '' : view} ${category}`, columns: adsCsv }}
        filters={[category !== '', view !== 'all']}
        tools={
          <>
            <Select
              aria-label="Category to list"
              className="vendor-filter"
              showSearch={{ filterOption: isCategoryLike }}
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
          </>
        }
        moreTools={<Button onClick={() => setOpen({ dialog: 'categories' })}>Manage Category</Button>}
        actions={
          <Button
            type="primary"
            className="icon-on-phone"
            icon={<PlusOutlined aria-hidden />}
            // On a phone there is room for the plus alone.
            aria-label="Add Vendor Ad"
            onClick={() => showModal({ add: 'ad' })}
          >
            Add Vendor Ad
          </Button>
        }
      />
      {open?.dialog === 'details' && <AdDetailsDialog ad={open.ad} onClose={close} />}
      {open?.dialog === 'edit' && <AdDialog ad={open.ad} onClose={close} />}
      {search.has('add') && <AdDialog onClose={() => showModal()} />}
      {open?.dialog === 'categories' && <ManageCategoriesDialog counts={list.currentData && counts} onClose={close} />}
    </>
  );
}

const views = ['all', 'expiring', 'week'] as const;

function parseAdsParams(search: URLSearchParams) {
  return {
    text: (search.get('search') ?? '').trim(),
    category: search.get('category') ?? '',
    view: views.find((view) => view === search.get('view')) ?? 'all',
  };
}

function useFilteredAds(text: string, category: string) {
  const list = useListAdsQuery();
  const categories = useListAdCategoriesQuery().currentData?.rows ?? [];
  const rows = list.currentData?.rows ?? [];
  const counts = new Map(categories.map(({ name }) => [name, 0]));
  for (const ad of rows) counts.set(ad.category, (counts.get(ad.category) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => name !== '').sort(new Intl.Collator().compare);
  const all = searchRows(rows, text, textOf).filter((ad) => category === '' || ad.category === category);
  const expiring = all
    .filter((ad) => expiresWithin(ad, fewDays))
    .sort((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0));
  return { list, names, counts, ads: { all, expiring, week: expiring.filter(expiresWithinWeek) } };
}

const textOf = ({ title, description, email, address, mobile }: VendorAd) =>
  searchText([title, description, email, address], mobile);

function AdDetailsDialog({ ad, onClose }: { ad: VendorAd; onClose: () => void }) {
  const found = [foundIn('the title', ad.title), foundIn('the description', ad.description)].filter(
    (line) => line !== undefined,
  );
  return (
    <InfoDialog title="View Details" width={560} onClose={onClose}>
      {found.length > 0 && (
        <Flex component="section" wrap gap={6} style={{ marginBottom: 12 }} aria-label="Warnings">
          {found.map((line) => (
            <Tag key={line} color="warning" style={{ whiteSpace: 'normal' }}>
              {line}
            </Tag>
          ))}
        </Flex>
      )}
      <Descriptions
        className="vendor-details"
        // antd renders row headings only with borders.
        bordered
        size="small"
        column={1}
        items={[...Object.values(commonColumns), imageColumn([ad])].map(({ title, render }) => ({
          key: title,
          label: title,
          children: render(ad),
        }))}
      />
    </InfoDialog>
  );
}
