import { useMemo } from 'react';
import { useAppSelector } from '@/shared/hooks';
import { digitsOf } from '@/shared/phone';
import { fold, wordsOf } from '@/shared/search';
import { fewDays, type VendorAd } from '../vendorAd';
import { useListAdCategoriesQuery, useListAdsQuery } from '../vendorAdsApi';
import { selectCategories } from '../vendorAdsSlice';

const none: VendorAd[] = [];

export function useFilteredAds(text: string, category: string) {
  const list = useListAdsQuery();
  useListAdCategoriesQuery();
  const categories = useAppSelector(selectCategories);
  const ads = list.currentData?.rows ?? none;
  const names = useMemo(() => categoryNames(ads, Object.keys(categories ?? {})), [ads, categories]);
  const entries = useMemo(() => entriesOf(ads), [ads]);
  const filtered = useMemo(() => filterAds(entries, text, category), [entries, text, category]);
  const expiring = useMemo(() => expiringSoon(filtered), [filtered]);
  return { list, names, filtered, expiring };
}

function categoryNames(ads: readonly VendorAd[], known: readonly string[]): string[] {
  const names = new Set([...ads.map(({ category }) => category), ...known]);
  names.delete('');
  return [...names].sort(new Intl.Collator().compare);
}

const entriesOf = (ads: readonly VendorAd[]) =>
  ads.map((ad) => ({
    ad,
    text: [fold(`${ad.title}\n${ad.description}\n${ad.email}\n${ad.address}`), digitsOf(ad.mobile)].join('\n'),
  }));

function filterAds(entries: ReturnType<typeof entriesOf>, search: string, category: string): VendorAd[] {
  const words = wordsOf(search);
  const ofCategory = entries.filter(({ ad }) => category === '' || ad.category === category);
  return ofCategory.filter(({ text }) => words.every((word) => text.includes(word))).map(({ ad }) => ad);
}

function expiringSoon(ads: readonly VendorAd[]): VendorAd[] {
  const days = ({ daysLeft }: VendorAd) => daysLeft ?? Infinity;
  return ads.filter((ad) => days(ad) >= 0 && days(ad) <= fewDays).sort((one, other) => days(one) - days(other));
}
