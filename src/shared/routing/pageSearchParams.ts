import { useSearchParams } from 'react-router-dom';

export const pageParam = 'page';

/** From 1; anything that is no page number is `home`. */
export function parsePage(search: URLSearchParams, home = 1): number {
  const asked = Number(search.get(pageParam));
  return Number.isInteger(asked) && asked >= 1 ? asked : home;
}

export function usePageSearchParam(): number {
  const [search] = useSearchParams();
  return parsePage(search);
}
