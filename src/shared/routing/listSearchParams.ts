import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageParam } from './pageSearchParams';

export type ListFacts = Record<string, string>;

type FactsAfter = (latest: URLSearchParams) => ListFacts;

/** The URL of the same list with other filters, on its first page; empty filters are left out. */
export function searchOfList(search: URLSearchParams, facts: ListFacts): string {
  const next = new URLSearchParams(search);
  next.delete(pageParam);
  for (const [name, value] of Object.entries(facts)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}

export const searchOfPage = (search: URLSearchParams, page: number, facts?: ListFacts, home = 1) =>
  searchOfList(search, { ...facts, [pageParam]: page === home ? '' : String(page) });

/** A list's state lives in the URL. Choosing pushes a history entry; typing replaces it. */
export function useListSearchParams() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = search.toString();
  // What was requested but has not rendered yet: a second click, or a debounced search, builds on the last of them.
  const addresses = useRef([shown]);
  useLayoutEffect(() => {
    const place = addresses.current.indexOf(shown);
    addresses.current = place < 0 ? [shown] : addresses.current.slice(place);
  }, [shown]);
  const change = (facts: ListFacts | FactsAfter, replace: boolean) => {
    // A debounced search may fire after its screen was left.
    if (window.location.pathname !== pathname) return;
    const latest = new URLSearchParams(addresses.current.at(-1));
    const address = searchOfList(latest, typeof facts === 'function' ? facts(latest) : facts);
    const next = new URLSearchParams(address).toString();
    if (next === addresses.current.at(-1)) return;
    addresses.current.push(next);
    void navigate(address, { replace });
  };
  return {
    search,
    choose: (facts: ListFacts | FactsAfter) => change(facts, false),
    type: (facts: ListFacts) => change(facts, true),
  };
}
