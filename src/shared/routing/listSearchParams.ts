import { useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const pageParam = 'page';

export type SortOrder = { by: string; order: 'ascend' | 'descend' } | undefined;

export type ListFacts = Record<string, string>;

type FactsAfter = (latest: URLSearchParams) => ListFacts;

/** The address with these facts, without those that are empty. */
export function searchWith(search: URLSearchParams, facts: ListFacts): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(facts)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}

export const searchOfList = (search: URLSearchParams, facts: ListFacts) =>
  searchWith(search, { [pageParam]: '', ...facts });

export const searchOfPage = (search: URLSearchParams, page: number, facts?: ListFacts, home = 1) =>
  searchOfList(search, { ...facts, [pageParam]: page === home ? '' : String(page) });

/** A list's state lives in the URL. Choosing pushes a history entry; typing replaces it. */
export function useListSearchParams() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A second press builds on the first, also while the router is still on its way there.
  const pending = useRef<string>(undefined);
  const changes = useMemo(() => {
    const change = async (facts: ListFacts | FactsAfter, replace: boolean) => {
      // A debounced search may fire after its screen was left.
      if (window.location.pathname !== pathname) return;
      const latest = new URLSearchParams(pending.current ?? window.location.search);
      const address = searchOfList(latest, typeof facts === 'function' ? facts(latest) : facts);
      if (address === `?${latest.toString()}`) return;
      pending.current = address;
      await navigate(address, { replace });
      if (pending.current === address) pending.current = undefined;
    };
    return {
      choose: (facts: ListFacts | FactsAfter) => void change(facts, false),
      type: (facts: ListFacts) => void change(facts, true),
    };
  }, [navigate, pathname]);
  return { search, ...changes };
}

export const isCompact = (search: URLSearchParams) => search.get('density') === 'compact';

export function parsePage(search: URLSearchParams, home = 1): number {
  const asked = Number(search.get(pageParam));
  return Number.isInteger(asked) && asked >= 1 ? asked : home;
}

export function orderOf(sort: string): SortOrder {
  const by = sort.replace(/-down$/, '');
  return sort === '' ? undefined : { by, order: by === sort ? 'ascend' : 'descend' };
}

export const sortOf = (order: SortOrder) => (order ? `${order.by}${order.order === 'descend' ? '-down' : ''}` : '');
