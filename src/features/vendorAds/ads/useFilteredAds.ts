import { useMemo } from 'react';
import { useAppSelector } from '@/shared/hooks';
import { searchText, wordsOf } from '@/shared/search';
import { expiresWithinWeek, fewDays, type VendorAd } from '../vendorAd';
import { useListAdCategoriesQuery, useListAdsQuery } from '../vendorAdsApi';
import { selectCategories } from '../vendorAdsSlice';

const none: VendorAd[] = [];

/** The ads of each view, those that expire soon by the days left. */
export function useFilteredAds(text: string, category: string) {
  const list = useListAdsQuery();
  useListAdCategoriesQuery();
  const categories = useAppSelector(selectCategories);
  const rows = list.currentData?.rows ?? none;
  const names = useMemo(() => categoryNames(rows, Object.keys(categories ?? {})), [rows, categories]);
  const texts = useMemo(() => rows.map(textOf), [rows]);
  const ads = useMemo(() => {
    const words = wordsOf(text);
    const isWanted = (ad: VendorAd, place: number) =>
      (category === '' || ad.category === category) && words.every((word) => texts[place]?.includes(word));
    const all = rows.filter(isWanted);
    const expiring = all.filter((ad) => daysOf(ad) >= 0 && daysOf(ad) <= fewDays);
    expiring.sort((one, other) => daysOf(one) - daysOf(other));
    return { all, expiring, week: expiring.filter(expiresWithinWeek) };
  }, [rows, texts, text, category]);
  return { list, names, ads };
}

function categoryNames(ads: readonly VendorAd[], known: readonly string[]): string[] {
  const names = new Set([...ads.map(({ category }) => category), ...known]);
  names.delete('');
  return [...names].sort(new Intl.Collator().compare);
}

const textOf = ({ title, description, email, address, mobile }: VendorAd) =>
  searchText([title, description, email, address], mobile);

const daysOf = ({ daysLeft = Infinity }: VendorAd) => daysLeft;
