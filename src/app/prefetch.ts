import { parseAllMembersParams } from '@/features/members/allMembers/allMembersSearchParams';
import { parseUsersParams } from '@/features/members/list/usersSearchParams';
import { membersApi } from '@/features/members/membersApi';
import { parseDeskMember } from '@/features/members/requests/desk/deskSearchParams';
import { parsePage } from '@/shared/routing/pageSearchParams';
import type { Prefetch } from './screen';

const prefetchRequests: Prefetch = (dispatch, search) => {
  if (parseAllMembersParams(search).isAll) return;
  dispatch(membersApi.util.prefetch('listMembers', { group: 'pending', page: parsePage(search) }, {}));
};

export const prefetchDashboard: Prefetch = (dispatch, search, pathname) => {
  prefetchRequests(dispatch, search, pathname);
  dispatch(membersApi.util.prefetch('getRegistrations', undefined, {}));
};

export const prefetchDesk: Prefetch = (dispatch, search, pathname) => {
  prefetchRequests(dispatch, search, pathname);
  const id = parseDeskMember(search);
  if (id !== '') dispatch(membersApi.util.prefetch('getMember', id, {}));
};

export const prefetchUsers: Prefetch = (dispatch, search) => {
  if (parseAllMembersParams(search).isAll) return;
  const { group, name, page } = parseUsersParams(search);
  if (name === '') dispatch(membersApi.util.prefetch('listMembers', { group, page }, {}));
  else dispatch(membersApi.util.prefetch('searchMembers', { group, name }, {}));
};
