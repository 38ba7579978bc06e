import {
  AppstoreOutlined,
  BarChartOutlined,
  CalendarOutlined,
  FieldTimeOutlined,
  HeartOutlined,
  MobileOutlined,
  ProfileOutlined,
  ShopOutlined,
  StopOutlined,
  TeamOutlined,
  UserAddOutlined,
  UserDeleteOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { SignInPage } from '@/features/auth/SignInPage';
import { membersApi } from '@/features/members/membersApi';
import {
  isContact,
  parseDeskMember,
  parseRequestsView,
  parseUsersParams,
  requestsPerPage,
  searchedName,
} from '@/features/members/membersSearchParams';
import { requestsPage } from '@/features/members/membersSlice';
import { moderationApi } from '@/features/moderation/moderationApi';
import { panchangaApi } from '@/features/panchanga/panchangaApi';
import { parsePaymentsQuery } from '@/features/payments/payment';
import { paymentsApi } from '@/features/payments/paymentsApi';
import { vendorAdsApi } from '@/features/vendorAds/vendorAdsApi';
import { versionsApi } from '@/features/versions/versionsApi';
import { hasExtension, type Extension } from '@/shared/api/appConfig';
import type { AppDispatch } from '@/shared/hooks/store';
import { parsePage } from '@/shared/routing/listSearchParams';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { paths } from '@/shared/routing/paths';
import type { Load } from '@/shared/ui/modal/lazyChunk';

type Prefetch = (dispatch: AppDispatch, search: URLSearchParams, pathname: string) => void;

type Row = {
  /** The whole path, in React Router's syntax. Paths that other screens link to come from `paths`. */
  path: string;
  title: string;
};

/** A screen without the menu. `signedOut`: administrators with a session are redirected away from it. */
export type AuthScreen = Row & { access: 'signedOut' | 'anyone'; load: Load };

/** A screen for administrators. With an `icon` it is in the menu; with an `extension` it exists only where config.js names it. */
export type AdminScreen = Row & {
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  extension?: Extension;
  load: Load;
  prefetch?: Prefetch;
};

const prefetchRequests: Prefetch = (dispatch, search) =>
  dispatch((_dispatch, getState) =>
    dispatch(
      membersApi.util.prefetch(
        'listMembers',
        requestsPage(getState(), parsePage(search), requestsPerPage[parseRequestsView(search)]),
        {},
      ),
    ),
  );

const loadResetPassword = async () =>
  (await import(/* webpackChunkName: "password" */ '@/features/auth/PasswordPages')).ResetPasswordPage;

export const authScreens: readonly AuthScreen[] = [
  { path: paths.signIn, title: 'Sign In', access: 'signedOut', load: async () => SignInPage },
  {
    path: paths.forgotPassword,
    title: 'Forgot Password',
    access: 'anyone',
    load: async () =>
      (await import(/* webpackChunkName: "password" */ '@/features/auth/PasswordPages')).ForgotPasswordPage,
  },
  { path: `${paths.resetPassword}/:code?`, title: 'Reset Password', access: 'anyone', load: loadResetPassword },
  { path: '/auth/forgotpassword/:code', title: 'Reset Password', access: 'anyone', load: loadResetPassword },
];

export const adminScreens: readonly AdminScreen[] = [
  {
    path: paths.dashboard,
    title: 'Dashboard',
    icon: AppstoreOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "dashboard" */ '@/features/dashboard/DashboardPage')).DashboardPage,
    prefetch: (dispatch, search, pathname) => {
      prefetchRequests(dispatch, search, pathname);
      dispatch(membersApi.util.prefetch('getRegistrations', undefined, { ifOlderThan: Infinity }));
    },
  },
  {
    path: paths.requests,
    title: 'User Requests',
    icon: UserAddOutlined,
    load: async () => (await import(/* webpackChunkName: "members" */ './memberScreens')).RequestsScreen,
    prefetch: (dispatch, search, pathname) => {
      prefetchRequests(dispatch, search, pathname);
      const id = parseDeskMember(search);
      if (id !== '') dispatch(membersApi.util.prefetch('getMember', { id }, {}));
    },
  },
  {
    path: paths.users,
    title: 'Users',
    icon: TeamOutlined,
    load: async () => (await import(/* webpackChunkName: "members" */ '@/features/members/list/UsersPage')).UsersPage,
    prefetch: (dispatch, search) => {
      const { group, name, page } = parseUsersParams(search);
      if (hasExtension('members') || isContact(name)) return;
      if (name === '') dispatch(membersApi.util.prefetch('listMembers', { group, page }, {}));
      else {
        const searched = group === 'rejected' ? group : 'accepted';
        dispatch(membersApi.util.prefetch('searchMembers', { group: searched, name: searchedName(name) }, {}));
      }
    },
  },
  {
    path: '/admin/who-accepted-whom',
    title: 'Accepted Matches',
    icon: HeartOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "moderation" */ '@/features/moderation/matches/AcceptedMatchesPage'))
        .AcceptedMatchesPage,
    prefetch: (dispatch) => dispatch(moderationApi.util.prefetch('listMatches', undefined, {})),
  },
  {
    path: paths.deletionRequests,
    title: 'Delete User Requests',
    icon: UserDeleteOutlined,
    load: async () => (await import(/* webpackChunkName: "members" */ './memberScreens')).DeletionsScreen,
    prefetch: (dispatch) => dispatch(membersApi.util.prefetch('listDeletionRequests', undefined, {})),
  },
  {
    path: paths.deletedMembers,
    title: 'View All Deleted Users',
    load: async () =>
      (await import(/* webpackChunkName: "members" */ '@/features/moderation/deletions/DeletionRequestsPage'))
        .DeletedUsersPage,
    prefetch: (dispatch) => dispatch(membersApi.util.prefetch('listDeletedMembers', undefined, {})),
  },
  {
    path: paths.blocks,
    title: 'Blocked Users',
    icon: StopOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "moderation" */ '@/features/moderation/blocks/BlockedUsersPage'))
        .BlockedUsersPage,
    prefetch: (dispatch) => dispatch(moderationApi.util.prefetch('listBlocks', undefined, {})),
  },
  {
    path: paths.reports,
    title: 'Reported Users',
    icon: WarningOutlined,
    load: async () => (await import(/* webpackChunkName: "members" */ './memberScreens')).ReportsScreen,
    prefetch: (dispatch) => dispatch(moderationApi.util.prefetch('listReports', undefined, {})),
  },
  {
    path: paths.panchanga,
    title: 'Daily Panchanga',
    icon: CalendarOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "panchanga" */ '@/features/panchanga/DailyPanchangaPage')).DailyPanchangaPage,
    prefetch: (dispatch) => dispatch(panchangaApi.util.prefetch('listPanchanga', undefined, {})),
  },
  {
    path: paths.vendorAds,
    title: 'Vendor ads',
    icon: ShopOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "vendors" */ '@/features/vendorAds/ads/VendorAdsPage')).VendorAdsPage,
    prefetch: (dispatch) => {
      dispatch(vendorAdsApi.util.prefetch('listAds', undefined, {}));
      dispatch(vendorAdsApi.util.prefetch('listAdCategories', undefined, {}));
    },
  },
  {
    path: '/admin/expired_vendor_ads',
    title: 'Expired Vendor ads',
    icon: FieldTimeOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "vendors" */ '@/features/vendorAds/expired/ExpiredAdsPage')).ExpiredAdsPage,
    prefetch: (dispatch) => dispatch(vendorAdsApi.util.prefetch('listExpiredAds', undefined, {})),
  },
  {
    path: paths.memberPattern,
    title: 'Member',
    load: async () => (await import(/* webpackChunkName: "members" */ './memberScreens')).MemberScreen,
    prefetch: (dispatch, _search, pathname) =>
      dispatch(membersApi.util.prefetch('getMember', { id: lastPathSegment(pathname) }, {})),
  },
  {
    path: paths.profile,
    title: 'My profile',
    load: async () => (await import(/* webpackChunkName: "settings" */ '@/features/auth/ProfilePage')).ProfilePage,
  },
  {
    path: paths.payments,
    title: 'Premium Analytics',
    icon: BarChartOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "payments" */ '@/features/payments/PremiumAnalyticsPage'))
        .PremiumAnalyticsPage,
    prefetch: (dispatch, search) => {
      const { filter } = parsePaymentsQuery(search);
      dispatch(paymentsApi.util.prefetch('listPayments', { filter }, {}));
    },
  },
  {
    path: '/admin/version-control',
    title: 'Version Control',
    icon: MobileOutlined,
    load: async () =>
      (await import(/* webpackChunkName: "settings" */ '@/features/versions/VersionControlPage')).VersionControlPage,
    prefetch: (dispatch) => dispatch(versionsApi.util.prefetch('listVersions', undefined, {})),
  },
  {
    path: paths.activity,
    title: 'Activity',
    icon: ProfileOutlined,
    extension: 'journal',
    load: async () =>
      (await import(/* webpackChunkName: "settings" */ '@/features/activity/ActivityPage')).ActivityPage,
  },
];

export const offeredScreens = () => adminScreens.filter(({ extension }) => !extension || hasExtension(extension));

export const screenAt = (pathname: string) => offeredScreens().find(({ path }) => matchPath(path, pathname));
