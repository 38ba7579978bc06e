import { parseDaySpan } from '@/shared/routing/daySpan';
import { parsePage } from '@/shared/routing/pageSearchParams';
import type { ActivityQuery } from '../activityApi';

export function parseActivityParams(search: URLSearchParams): ActivityQuery {
  const said = (name: string) => (search.get(name) ?? '').trim();
  const action = said('action');
  return {
    administrator: said('administrator'),
    member: said('member'),
    actions: action === '' ? [] : [action],
    ...parseDaySpan(search),
    page: parsePage(search),
  };
}

/** Which filters are on; a span of days is one. */
export const filtersOf = ({ administrator, member, actions, from, to }: ActivityQuery) =>
  [administrator, member, actions[0], from || to].map(Boolean);
