import { parseDaySpan } from '@/shared/routing/daySpan';
import { parsePage } from '@/shared/routing/pageSearchParams';
import { filterNamed, type PaymentsFilter, type PaymentsQuery, type PaymentsView } from './payment';

const views: readonly PaymentsView[] = ['all', 'stuck', 'calls'];

export type PaymentsSearchParams = { filter: PaymentsFilter; page: number } & Omit<PaymentsQuery, 'state'>;

export function parsePaymentsParams(search: URLSearchParams): PaymentsSearchParams {
  const view = views.find((one) => one === search.get('view')) ?? 'all';
  return {
    // The call list needs the payments of all states.
    filter: filterNamed(view === 'calls' ? 'all' : search.get('filter')).filter,
    find: (search.get('find') ?? '').trim(),
    ...parseDaySpan(search),
    view,
    page: parsePage(search),
  };
}
