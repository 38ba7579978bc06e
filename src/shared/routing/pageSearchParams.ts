import { useSearchParams } from 'react-router-dom';

export const pageParam = 'page';

/** The page that an address asks for, from 1; anything that is no page number is the first page. */
export function parsePage(search: URLSearchParams): number {
  const asked = Number(search.get(pageParam));
  return Number.isInteger(asked) && asked >= 1 ? asked : 1;
}

/** The address of another page of the same list; the first page has none of its own. */
export function searchOfPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete(pageParam);
  else next.set(pageParam, String(page));
  return `?${next.toString()}`;
}

export function usePageSearchParam(): number {
  const [search] = useSearchParams();
  return parsePage(search);
}
