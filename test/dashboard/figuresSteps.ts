import {
  aDeletedMember,
  aDeletionRequest,
  aMember,
  anAd,
  aPanchanga,
  aPayment,
  aReport,
  daysAgo,
  someMembers,
  type World,
} from '../support/builders';

const approved = someMembers(3, 'Approved', { status: 'approved' });

const blocked = someMembers(2, 'Blocked', { status: 'blocked' });

export const [asha = aMember(), ravi = aMember(), uma = aMember()] = approved;

export const world: World = {
  members: [
    ...approved,
    ...blocked,
    ...someMembers(4, 'Pending', { status: 'pending' }),
    ...someMembers(6, 'Rejected', { status: 'rejected' }),
    aDeletedMember({ status: 'blocked' }),
    aDeletedMember({ status: 'rejected' }),
  ],
  panchanga: [-1, 0, 40].map((age) => aPanchanga({ date: daysAgo(-age).slice(0, 10) })),
  deletionRequests: [aDeletionRequest(asha), aDeletionRequest(ravi)],
  reports: [asha, ravi, ...blocked].map((member) => aReport(uma, member)),
  payments: [
    ...[0, 2, 3, 9].map((days) => aPayment({ state: 'Processing', created_at: daysAgo(days) })),
    ...[1, 2].map((days) => aPayment({ state: 'Failed', created_at: daysAgo(days) })),
    aPayment({ state: 'Success' }),
  ],
  ads: [2, 6, 20, 90].map((days) => anAd({ expires_at: daysAgo(-days) })),
};

export const onDashboard = [
  ['/admin/requests', 4],
  ['/admin/users', 5],
  ['/admin/users?group=rejected', 6],
  ['/admin/users?group=blocked', 2],
  ['/admin/delete-requests', 2],
  ['/admin/reported_users_profiles?show=unblocked', 2],
  ['/admin/premium-analytics?filter=processing&view=stuck', 3],
  ['/admin/vendor_ads?view=week', 2],
] as const;

export const ofPayments = [
  ['/admin/premium-analytics?filter=success', 1],
  ['/admin/premium-analytics?filter=processing', 4],
  ['/admin/premium-analytics?filter=failed', 2],
] as const;

export const ofViews = [
  ['/admin/premium-analytics?view=calls', 2],
  ['/admin/premium-analytics?view=stuck', 3],
] as const;
