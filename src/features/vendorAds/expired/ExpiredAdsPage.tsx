import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { freshness } from '@/shared/api/freshness';
import { useAppSelector } from '@/shared/hooks/store';
import { paths } from '@/shared/routing/paths';
import { displayText } from '@/shared/format/text';
import type { Column } from '@/shared/ui/list/ListTable';
import { WholeListPanel } from '@/shared/ui/list/WholeListPanel';
import { AdDialog, adNoun, adRanges, commonColumns, expiredAdsCsv, imageColumn } from '../adColumns';
import { offerKey, type VendorAd } from '../vendorAd';
import { useListAdsQuery, useListExpiredAdsQuery } from '../vendorAdsApi';
import { selectListedAgain } from '../vendorAdsSlice';
import '../vendorAds.css';

export function ExpiredAdsPage() {
  const list = useListExpiredAdsQuery();
  const rows = list.currentData?.rows ?? [];
  const [again, setAgain] = useState<VendorAd | null>(null);
  // Read once, when there is an ad to compare with; what is added later reads it again by itself.
  const { data: live } = useListAdsQuery({ silent: true }, { skip: rows.length === 0, ...freshness.once });
  return (
    <>
      <WholeListPanel
        className="expired-vendors"
        title="Expired Vendor ads"
        list={list}
        noun={adNoun}
        ranges={adRanges}
        columns={expiredColumns(setAgain, rows, live?.rows ?? [])}
        file={{ name: 'Expired vendor ads', columns: expiredAdsCsv }}
      />
      {again && <AdDialog again={again} onClose={() => setAgain(null)} />}
    </>
  );
}

const { title, description, mobile, email, address } = commonColumns;

function expiredColumns(
  onListAgain: (ad: VendorAd) => void,
  expired: readonly VendorAd[],
  live: readonly VendorAd[],
): readonly Column<VendorAd>[] {
  const titles = new Map(live.map((ad) => [offerKey(ad), ad.title]));
  titles.delete('');
  const status: Column<VendorAd> = {
    title: 'Status',
    card: 'head',
    width: 8.2,
    render: (ad) => (
      <span className="actions expired-actions">
        <Tag color="error">Expired</Tag>
        <ListAgainButton ad={ad} liveTitle={titles.get(offerKey(ad))} onPress={() => onListAgain(ad)} />
      </span>
    ),
  };
  return [title, description, mobile, email, address, imageColumn(expired), status];
}

type ListAgainButtonProps = { ad: VendorAd; liveTitle: string | undefined; onPress: () => void };

function ListAgainButton({ ad, liveTitle, onPress }: ListAgainButtonProps) {
  // In this session it may have got another title or number.
  const newTitle = useAppSelector((state) => selectListedAgain(state, ad.id)) ?? liveTitle;
  const name = displayText(ad.title);
  if (newTitle !== undefined)
    return (
      <Link
        to={`${paths.vendorAds}?${new URLSearchParams({ search: newTitle }).toString()}`}
        aria-label={`Listed again: show ${name}`}
      >
        Listed again
      </Link>
    );
  return (
    <Button size="small" aria-label={`List again ${name}`} onClick={onPress}>
      List again
    </Button>
  );
}
