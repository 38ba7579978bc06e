import { searchOfPage } from '@/shared/routing/pageSearchParams';

export const parseDeskMember = (search: URLSearchParams) => search.get('member') ?? '';

/** The same list with a member open beside it; without a member nobody is. */
export function searchOfDesk(search: URLSearchParams, page: number, memberId = ''): string {
  const next = new URLSearchParams(search);
  if (memberId === '') next.delete('member');
  else next.set('member', memberId);
  return searchOfPage(next, page);
}
