import { parsePage } from '@/shared/routing/pageSearchParams';

export function parseAdsParams(search: URLSearchParams) {
  return {
    find: (search.get('find') ?? '').trim(),
    category: search.get('category') ?? '',
    view: search.get('view') === 'expiring' ? ('expiring' as const) : ('all' as const),
    page: parsePage(search),
  };
}
