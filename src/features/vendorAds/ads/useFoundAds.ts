import { useMemo } from 'react';
import { digitsOf } from '@/shared/phone';
import { fold, wordsOf } from '@/shared/search';
import { fewDays, type VendorAd } from '../vendorAd';
import { useListAdCategoriesQuery, useListAdsQuery } from '../vendorAdLists';

const none: VendorAd[] = [];

export function useFoundAds(find: string, category: string) {
  const list = useListAdsQuery();
  const categories = useListAdCategoriesQuery().currentData?.rows;
  const ads = list.currentData?.rows ?? none;
  const names = useMemo(() => categoryNames(ads, categories ?? []), [ads, categories]);
  const entries = useMemo(() => entriesOf(ads), [ads]);
  const found = useMemo(() => foundAds(entries, find, category), [entries, find, category]);
  const expiring = useMemo(() => expiringSoon(found), [found]);
  return { list, names, found, expiring };
}

function categoryNames(ads: readonly VendorAd[], known: readonly { name: string }[]): string[] {
  const names = new Set([...ads.map(({ category }) => category), ...known.map(({ name }) => name)]);
  names.delete('');
  return [...names].sort(new Intl.Collator().compare);
}

const entriesOf = (ads: readonly VendorAd[]) =>
  ads.map((ad) => ({
    ad,
    text: [fold(`${ad.title}\n${ad.description}\n${ad.email}\n${ad.address}`), digitsOf(ad.mobile)].join('\n'),
  }));

function foundAds(entries: ReturnType<typeof entriesOf>, find: string, category: string): VendorAd[] {
  const words = wordsOf(find);
  const ofCategory = entries.filter(({ ad }) => category === '' || ad.category === category);
  return ofCategory.filter(({ text }) => words.every((word) => text.includes(word))).map(({ ad }) => ad);
}

function expiringSoon(ads: readonly VendorAd[]): VendorAd[] {
  const days = ({ daysLeft }: VendorAd) => daysLeft ?? Infinity;
  return ads.filter((ad) => days(ad) >= 0 && days(ad) <= fewDays).sort((one, other) => days(one) - days(other));
}
