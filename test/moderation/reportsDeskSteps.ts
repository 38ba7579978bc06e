import { aMember, aProfile, aReport, daysAgo } from '../support/builders';

export const [asha, ravi, mohan] = ['Asha Rao', 'Ravi Pai', 'Mohan Bhat'].map((username) =>
  aMember({ user_id: username.slice(0, 4), username, status: 'approved' }),
) as [ReturnType<typeof aMember>, ReturnType<typeof aMember>, ReturnType<typeof aMember>];

// three names
const members = [asha, ravi, mohan];

export const world = () => ({
  members,
  profiles: members.map((one) => aProfile(one)),
  reports: [
    aReport(asha, mohan, { reason: 'Rude', reported_at: daysAgo(9) }),
    aReport(asha, ravi, { reason: 'Asks for money', reported_at: daysAgo(3) }),
  ],
});

export const address = '/admin/reported_users_profiles';
