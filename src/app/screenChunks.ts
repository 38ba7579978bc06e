import { paths } from '@/shared/routing/paths';

/** The chunks that every screen with the menu needs, and those of the screens whose address begins so. */
export const screenChunks: Record<string, readonly string[]> = {
  frame: ['/admin/'],
  dashboard: [paths.dashboard],
  members: [
    paths.requests,
    paths.users,
    paths.deletionRequests,
    paths.deletedMembers,
    paths.memberPattern.replace(':id', ''),
  ],
  moderation: ['/admin/who-accepted-whom', paths.blocks, paths.reports],
  payments: [paths.payments],
  panchanga: [paths.panchanga],
  vendors: [paths.vendorAds, '/admin/expired_vendor_ads'],
  settings: ['/admin/version-control', paths.profile, paths.activity],
};
