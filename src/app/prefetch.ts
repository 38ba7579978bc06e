import { membersApi } from '@/features/members/membersApi';
import { isContact, parseDeskMember, parseUsersParams } from '@/features/members/membersSearchParams';
import { parsePage } from '@/shared/routing/pageSearchParams';
import type { Prefetch } from './screen';
import type { Store } from './store';

/** The figures are shown above every screen. */
export const prefetchFigures = (dispatch: Store['dispatch']) =>
  dispatch(membersApi.util.prefetch('getStats', undefined, {}));

const prefetchRequests: Prefetch = (dispatch, search) => {
  dispatch(membersApi.util.prefetch('listMembers', { group: 'pending', page: parsePage(search) }, {}));
};

export const prefetchDashboard: Prefetch = (dispatch, search, pathname) => {
  prefetchRequests(dispatch, search, pathname);
  dispatch(membersApi.util.prefetch('getRegistrations', undefined, {}));
};

export const prefetchDesk: Prefetch = (dispatch, search, pathname) => {
  prefetchRequests(dispatch, search, pathname);
  const id = parseDeskMember(search);
  if (id !== '') dispatch(membersApi.util.prefetch('getMember', { id }, {}));
};

export const prefetchUsers: Prefetch = (dispatch, search) => {
  const { group, name, page } = parseUsersParams(search);
  if (isContact(name)) return;
  if (name === '') dispatch(membersApi.util.prefetch('listMembers', { group, page }, {}));
  else dispatch(membersApi.util.prefetch('searchMembers', { group, name }, {}));
};
