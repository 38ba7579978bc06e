import { useSearchParams } from 'react-router-dom';
import { parseDaySpan, type DaySpan } from '@/shared/routing/daySpan';
import { parsePage } from '@/shared/routing/pageSearchParams';
import { filterNamed, type PaymentsFilter } from './payment';

const views = ['all', 'stuck', 'calls'] as const;

export type PaymentsAsked = DaySpan & {
  filter: PaymentsFilter;
  find: string;
  view: (typeof views)[number];
  page: number;
};

export function parsePaymentsAsked(search: URLSearchParams): PaymentsAsked {
  const view = views.find((one) => one === search.get('view')) ?? 'all';
  return {
    // The call list needs the payments of all states.
    filter: filterNamed(view === 'calls' ? 'all' : search.get('filter')).filter,
    find: (search.get('search') ?? '').trim(),
    ...parseDaySpan(search),
    view,
    page: parsePage(search),
  };
}

export function usePaymentsAsked() {
  const [search] = useSearchParams();
  return parsePaymentsAsked(search);
}
