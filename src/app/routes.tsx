import {
  AppstoreOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CrownOutlined,
  FieldTimeOutlined,
  HeartOutlined,
  ShopOutlined,
  StopOutlined,
  TeamOutlined,
  UserAddOutlined,
  UserDeleteOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { usersIn } from '@/features/members/list/usersInAddress';
import type { StoryComponent } from '@/features/members/detail/storyComponent';
import { membersApi } from '@/features/members/membersApi';
import { memberOnDeskIn } from '@/features/members/requests/desk/deskInAddress';
import { wholeIn } from '@/features/members/wholeSet/wholeInAddress';
import { moderationApi } from '@/features/moderation/moderationApi';
import { panchangaApi } from '@/features/panchanga/panchangaApi';
import { paymentsApi } from '@/features/payments/paymentsApi';
import { paymentsIn } from '@/features/payments/paymentsInAddress';
import { vendorAdsApi } from '@/features/vendorAds/vendorAdsApi';
import { versionsApi } from '@/features/versions/versionsApi';
import { idAtEndOf } from '@/shared/idInAddress';
import { pageIn } from '@/shared/routing/pageInAddress';
import type { Store } from './store';
import { TomorrowNotice } from './TomorrowNotice';

export type Screen = {
  /** Below /admin. */
  path: string;
  /** Heads the screen, names the browser's tab, and labels the menu. */
  title: string;
  load: () => Promise<ComponentType>;
  /** Starts the screen's reading calls, so that they travel beside its code. */
  begin?: (dispatch: Store['dispatch'], search: URLSearchParams, pathname: string) => void;
} & ({ menu: 'shown'; icon: ComponentType<{ 'aria-hidden'?: boolean }> } | { menu: 'hidden' });

const beginRequests = (dispatch: Store['dispatch'], search: URLSearchParams) => {
  if (wholeIn(search).isWhole) return;
  dispatch(membersApi.util.prefetch('listMembers', { group: 'pending', page: pageIn(search) }, {}));
};

/** A story joins the lists of moderation, which the screens of members do not know: it is brought to them here. */
const withStory = async (load: () => Promise<ComponentType<{ Story: StoryComponent }>>): Promise<ComponentType> => {
  const [Page, { MemberStory }] = await Promise.all([load(), import('@/features/moderation/story/MemberStory')]);
  return function PageWithStory() {
    return <Page Story={MemberStory} />;
  };
};

/** What the almanac has to say is said below another screen, which does not know it. */
const withTomorrow = async (load: () => Promise<ComponentType>): Promise<ComponentType> => {
  const Page = await load();
  return function PageWithTomorrow() {
    return (
      <>
        <Page />
        <TomorrowNotice />
      </>
    );
  };
};

/** The code of the frame around every screen. */
export const loadFrame = () => import('./AdminLayout').then((module) => module.AdminLayout);

/** Every screen for signed-in administrators: the router, the menu, the titles and the lazy chunks are read from here. */
export const adminScreens: readonly Screen[] = [
  {
    path: 'dashboard',
    title: 'Dashboard',
    menu: 'shown',
    icon: AppstoreOutlined,
    load: () => withTomorrow(() => import('@/features/dashboard/DashboardPage').then((module) => module.DashboardPage)),
    begin: (dispatch, search) => {
      beginRequests(dispatch, search);
      dispatch(membersApi.util.prefetch('getRegistrations', undefined, {}));
    },
  },
  {
    path: 'requests',
    title: 'User Requests',
    menu: 'shown',
    icon: UserAddOutlined,
    load: () =>
      withStory(() => import('@/features/members/requests/UserRequestsPage').then((module) => module.UserRequestsPage)),
    begin: (dispatch, search) => {
      beginRequests(dispatch, search);
      const id = memberOnDeskIn(search);
      if (id !== '') dispatch(membersApi.util.prefetch('getMember', id, {}));
    },
  },
  {
    path: 'users',
    title: 'Users',
    menu: 'shown',
    icon: TeamOutlined,
    load: () => import('@/features/members/list/UsersPage').then((module) => module.UsersPage),
    begin: (dispatch, search) => {
      if (wholeIn(search).isWhole) return;
      const { group, name, page } = usersIn(search);
      if (name === '') dispatch(membersApi.util.prefetch('listMembers', { group, page }, {}));
      else dispatch(membersApi.util.prefetch('searchMembers', { group, name }, {}));
    },
  },
  {
    path: 'who-accepted-whom',
    title: 'Accepted Matches',
    menu: 'shown',
    icon: HeartOutlined,
    load: () =>
      import('@/features/moderation/matches/AcceptedMatchesPage').then((module) => module.AcceptedMatchesPage),
    begin: (dispatch) => dispatch(moderationApi.util.prefetch('listMatches', undefined, {})),
  },
  {
    path: 'delete-requests',
    title: 'Delete User Requests',
    menu: 'shown',
    icon: UserDeleteOutlined,
    load: () =>
      import('@/features/members/deletions/DeletionRequestsPage').then((module) => module.DeletionRequestsPage),
    begin: (dispatch) => dispatch(membersApi.util.prefetch('listDeletionRequests', undefined, {})),
  },
  {
    path: 'view-all-deleted-users',
    title: 'View All Deleted Users',
    menu: 'hidden',
    load: () => import('@/features/members/deletions/DeletedUsersPage').then((module) => module.DeletedUsersPage),
    begin: (dispatch) => dispatch(membersApi.util.prefetch('listDeletedMembers', undefined, {})),
  },
  {
    path: 'blocked_users',
    title: 'Blocked Users',
    menu: 'shown',
    icon: StopOutlined,
    load: () => import('@/features/moderation/blocks/BlockedUsersPage').then((module) => module.BlockedUsersPage),
    begin: (dispatch) => dispatch(moderationApi.util.prefetch('listBlocks', undefined, {})),
  },
  {
    path: 'reported_users_profiles',
    title: 'Reported Users',
    menu: 'shown',
    icon: WarningOutlined,
    load: () => import('@/features/moderation/reports/ReportedUsersPage').then((module) => module.ReportedUsersPage),
    begin: (dispatch) => dispatch(moderationApi.util.prefetch('listReports', undefined, {})),
  },
  {
    path: 'daily_panchanga',
    title: 'Daily Panchanga',
    menu: 'shown',
    icon: CalendarOutlined,
    load: () => import('@/features/panchanga/DailyPanchangaPage').then((module) => module.DailyPanchangaPage),
    begin: (dispatch) => dispatch(panchangaApi.util.prefetch('listPanchanga', undefined, {})),
  },
  {
    path: 'vendor_ads',
    title: 'Vendor ads',
    menu: 'shown',
    icon: ShopOutlined,
    load: () => import('@/features/vendorAds/ads/VendorAdsPage').then((module) => module.VendorAdsPage),
    begin: (dispatch) => {
      dispatch(vendorAdsApi.util.prefetch('listAds', undefined, {}));
      dispatch(vendorAdsApi.util.prefetch('listAdCategories', undefined, {}));
    },
  },
  {
    path: 'expired_vendor_ads',
    title: 'Expired Vendor ads',
    menu: 'shown',
    icon: FieldTimeOutlined,
    load: () => import('@/features/vendorAds/expired/ExpiredAdsPage').then((module) => module.ExpiredAdsPage),
    begin: (dispatch) => dispatch(vendorAdsApi.util.prefetch('listExpiredAds', undefined, {})),
  },
  {
    path: 'view-user/:id',
    title: 'Member',
    menu: 'hidden',
    load: () =>
      withStory(() => import('@/features/members/detail/MemberDetailPage').then((module) => module.MemberDetailPage)),
    begin: (dispatch, _search, pathname) => dispatch(membersApi.util.prefetch('getMember', idAtEndOf(pathname), {})),
  },
  {
    path: 'profile',
    title: 'My profile',
    menu: 'hidden',
    load: () => import('@/features/auth/ProfilePage').then((module) => module.ProfilePage),
  },
  {
    path: 'premium-analytics',
    title: 'Premium Analytics',
    menu: 'shown',
    icon: CrownOutlined,
    load: () => import('@/features/payments/PremiumAnalyticsPage').then((module) => module.PremiumAnalyticsPage),
    begin: (dispatch, search) => dispatch(paymentsApi.util.prefetch('listPayments', paymentsIn(search).filter, {})),
  },
  {
    path: 'version-control',
    title: 'Version Control',
    menu: 'shown',
    icon: BarChartOutlined,
    load: () => import('@/features/versions/VersionControlPage').then((module) => module.VersionControlPage),
    begin: (dispatch) => dispatch(versionsApi.util.prefetch('listVersions', undefined, {})),
  },
];
