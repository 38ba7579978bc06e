import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pageParam } from './pageSearchParams';

/** What a list is narrowed down to, by the names that stand in its address: a search, a filter, a tab, an order. */
export type ListFacts = Record<string, string>;

type FactsAfter = (latest: URLSearchParams) => ListFacts;

/** The address of the same list with other facts, on its first page; an empty fact leaves the address. */
export function searchOfList(search: URLSearchParams, facts: ListFacts): string {
  const next = new URLSearchParams(search);
  next.delete(pageParam);
  for (const [name, value] of Object.entries(facts)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}

/** The address of another page of the same list; `home`, the page that it opens at, has none of its own. */
export const searchOfPage = (search: URLSearchParams, page: number, facts?: ListFacts, home = 1) =>
  searchOfList(search, { ...facts, [pageParam]: page === home ? '' : String(page) });

/**
 * The state of a list as its address holds it, so that Back, a reload and a shared link restore it.
 * A choice is a step of its own in the history; what is typed replaces the step that the administrator stands on.
 */
export function useListSearchParams() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const shown = search.toString();
  // What is shown, and what was asked for since: a second press, or a search box that speaks up later, builds on the last of them.
  const addresses = useRef([shown]);
  useLayoutEffect(() => {
    const place = addresses.current.indexOf(shown);
    addresses.current = place < 0 ? [shown] : addresses.current.slice(place);
  }, [shown]);
  const change = (facts: ListFacts | FactsAfter, replace: boolean) => {
    // A search box may speak up when its screen has just been left.
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
