import { parsePage } from '@/shared/routing/pageSearchParams';

export type UsersGroup = 'accepted' | 'rejected';

/** What the address of the Users List asks for; without a name it is everybody. */
export function parseUsersParams(search: URLSearchParams): { group: UsersGroup; name: string; page: number } {
  return {
    group: search.get('group') === 'rejected' ? 'rejected' : 'accepted',
    name: (search.get('name') ?? '').trim(),
    page: parsePage(search),
  };
}
