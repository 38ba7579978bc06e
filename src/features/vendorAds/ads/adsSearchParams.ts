import { parsePage } from '@/shared/routing/pageSearchParams';

/** What the address of the vendor ads asks for; an empty category means all of them. */
export function parseAdsParams(search: URLSearchParams) {
  return {
    find: (search.get('find') ?? '').trim(),
    category: search.get('category') ?? '',
    view: search.get('view') === 'expiring' ? ('expiring' as const) : ('all' as const),
    page: parsePage(search),
  };
}
