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
import { SignInPage } from '@/features/auth/SignInPage';
import { membersApi } from '@/features/members/membersApi';
import { moderationApi } from '@/features/moderation/moderationApi';
import { panchangaApi } from '@/features/panchanga/panchangaApi';
import { paymentsApi } from '@/features/payments/paymentsApi';
import { parsePaymentsAsked } from '@/features/payments/paymentsSearchParams';
import { vendorAdsApi } from '@/features/vendorAds/vendorAdsApi';
import { versionsApi } from '@/features/versions/versionsApi';
import { hasExtension } from '@/shared/appConfig';
import { lastPathSegment } from '@/shared/routing/pathSegment';
import { paths } from '@/shared/routing/paths';
import { prefetchDashboard, prefetchDesk, prefetchUsers } from './prefetch';
import type { AdminScreen, AuthScreen } from './screen';

const loadMemberPanels = () => import(/* webpackChunkName: "MemberStory" */ './memberPanels');
const loadResetPassword = () => import('@/features/auth/ResetPasswordPage');

// A chunk is named after the imported file; webpackChunkName puts a screen into another chunk.

export const authScreens: readonly AuthScreen[] = [
  { path: paths.signIn, title: 'Sign In', access: 'signedOut', Component: SignInPage },
  {
    path: paths.forgotPassword,
    title: 'Forgot Password',
    access: 'anyone',
    load: () => import('@/features/auth/ForgotPasswordPage'),
  },
  { path: `${paths.resetPassword}/:code?`, title: 'Reset Password', access: 'anyone', load: loadResetPassword },
  { path: '/auth/forgotpassword/:code', title: 'Reset Password', access: 'anyone', load: loadResetPassword },
];

export const adminScreens: readonly AdminScreen[] = [
  {
    path: paths.dashboard,
    title: 'Dashboard',
    icon: AppstoreOutlined,
    load: () => import(/* webpackChunkName: "DashboardPage" */ '@/features/dashboard/DashboardPage'),
    above: () => import(/* webpackChunkName: "DashboardPage" */ './waiting/WaitingPanel'),
    prefetch: prefetchDashboard,
  },
  {
    path: paths.requests,
    title: 'User Requests',
    icon: UserAddOutlined,
    load: () => import('@/features/members/requests/UserRequestsPage'),
    panels: async () => (await loadMemberPanels()).deskPanels,
    prefetch: prefetchDesk,
  },
  {
    path: paths.users,
    title: 'Users',
    icon: TeamOutlined,
    load: () => import('@/features/members/list/UsersPage'),
    prefetch: prefetchUsers,
  },
  {
    path: '/admin/who-accepted-whom',
    title: 'Accepted Matches',
    icon: HeartOutlined,
    load: () => import('@/features/moderation/matches/AcceptedMatchesPage'),
    prefetch: (dispatch) => dispatch(moderationApi.util.prefetch('listMatches', undefined, {})),
  },
  {
    path: paths.deletionRequests,
    title: 'Delete User Requests',
    icon: UserDeleteOutlined,
    load: () => import('@/features/members/deletions/DeletionRequestsPage'),
    prefetch: (dispatch) => dispatch(membersApi.util.prefetch('listDeletionRequests', undefined, {})),
  },
  {
    path: paths.deletedMembers,
    title: 'View All Deleted Users',
    load: () => import('@/features/members/deletions/DeletedUsersPage'),
    prefetch: (dispatch) => dispatch(membersApi.util.prefetch('listDeletedMembers', undefined, {})),
  },
  {
    path: paths.blocks,
    title: 'Blocked Users',
    icon: StopOutlined,
    load: () => import('@/features/moderation/blocks/BlockedUsersPage'),
    prefetch: (dispatch) => dispatch(moderationApi.util.prefetch('listBlocks', undefined, {})),
  },
  {
    path: paths.reports,
    title: 'Reported Users',
    icon: WarningOutlined,
    load: () => import('@/features/moderation/reports/ReportedUsersPage'),
    prefetch: (dispatch) => dispatch(moderationApi.util.prefetch('listReports', undefined, {})),
  },
  {
    path: paths.panchanga,
    title: 'Daily Panchanga',
    icon: CalendarOutlined,
    load: () => import('@/features/panchanga/DailyPanchangaPage'),
    prefetch: (dispatch) => dispatch(panchangaApi.util.prefetch('listPanchanga', undefined, {})),
  },
  {
    path: paths.vendorAds,
    title: 'Vendor ads',
    icon: ShopOutlined,
    load: () => import('@/features/vendorAds/ads/VendorAdsPage'),
    prefetch: (dispatch) => {
      dispatch(vendorAdsApi.util.prefetch('listAds', undefined, {}));
      dispatch(vendorAdsApi.util.prefetch('listAdCategories', undefined, {}));
    },
  },
  {
    path: '/admin/expired_vendor_ads',
    title: 'Expired Vendor ads',
    icon: FieldTimeOutlined,
    load: () => import('@/features/vendorAds/expired/ExpiredAdsPage'),
    prefetch: (dispatch) => dispatch(vendorAdsApi.util.prefetch('listExpiredAds', undefined, {})),
  },
  {
    path: paths.memberPattern,
    title: 'Member',
    above: () => import(/* webpackChunkName: "MemberStory" */ './BackLink'),
    load: () => import('@/features/members/detail/MemberDetailPage'),
    panels: async () => (await loadMemberPanels()).memberPanels,
    prefetch: (dispatch, _search, pathname) =>
      dispatch(membersApi.util.prefetch('getMember', { id: lastPathSegment(pathname) }, {})),
  },
  { path: paths.profile, title: 'My profile', load: () => import('@/features/auth/ProfilePage') },
  {
    path: paths.payments,
    title: 'Premium Analytics',
    icon: BarChartOutlined,
    load: () => import('@/features/payments/PremiumAnalyticsPage'),
    prefetch: (dispatch, search) => {
      const { filter } = parsePaymentsAsked(search);
      dispatch(paymentsApi.util.prefetch('listPayments', { filter }, {}));
    },
  },
  {
    path: '/admin/version-control',
    title: 'Version Control',
    icon: MobileOutlined,
    load: () => import('@/features/versions/VersionControlPage'),
    prefetch: (dispatch) => dispatch(versionsApi.util.prefetch('listVersions', undefined, {})),
  },
  {
    path: paths.activity,
    title: 'Activity',
    icon: ProfileOutlined,
    extension: 'journal',
    load: () => import('@/features/activity/list/ActivityPage'),
  },
];

export const offeredScreens = () => adminScreens.filter(({ extension }) => !extension || hasExtension(extension));
