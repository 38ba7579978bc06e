import { useMemo } from 'react';
import { searchText } from '@/shared/search';
import { useFound } from '@/shared/useFound';
import { fewDays, type VendorAd } from '../vendorAd';
import { useListAdCategoriesQuery, useListAdsQuery } from '../vendorAdLists';

const none: VendorAd[] = [];

export function useFoundAds(find: string, category: string) {
  const list = useListAdsQuery();
  const categories = useListAdCategoriesQuery().currentData?.rows;
  const ads = list.currentData?.rows ?? none;
  const names = useMemo(() => categoryNames(ads, categories ?? []), [ads, categories]);
  const ofCategory = useMemo(() => ads.filter((ad) => category === '' || ad.category === category), [ads, category]);
  const found = useFound(ofCategory, find, textOf);
  const expiring = useMemo(() => expiringSoon(found), [found]);
  return { list, names, found, expiring };
}

function categoryNames(ads: readonly VendorAd[], known: readonly { name: string }[]): string[] {
  const names = new Set([...ads.map(({ category }) => category), ...known.map(({ name }) => name)]);
  names.delete('');
  return [...names].sort(new Intl.Collator().compare);
}

const textOf = ({ title, description, email, address, mobile }: VendorAd) =>
  searchText([title, description, email, address], mobile);

function expiringSoon(ads: readonly VendorAd[]): VendorAd[] {
  const days = ({ daysLeft }: VendorAd) => daysLeft ?? Infinity;
  return ads.filter((ad) => days(ad) >= 0 && days(ad) <= fewDays).sort((one, other) => days(one) - days(other));
}
